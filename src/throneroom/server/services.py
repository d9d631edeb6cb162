"""The services that notices can go to, and the one form an address of each may have."""

from __future__ import annotations

import re
from typing import Final

SERVICES: Final = {
    "discord": ("NotifyDiscord", re.compile(r"discord://[0-9]{15,22}/[A-Za-z0-9_-]{32,128}")),
    "ntfy": ("NotifyNtfy", re.compile(r"ntfy://[A-Za-z0-9_-]{1,64}")),
    "pover": ("NotifyPushover", re.compile(r"pover://[A-Za-z0-9]{30}@[A-Za-z0-9]{30}")),
    "slack": ("NotifySlack", re.compile(r"slack://[A-Z0-9]{8,16}/[A-Z0-9]{8,16}/[A-Za-z0-9]{20,40}")),
    "tgram": (
        "NotifyTelegram",
        re.compile(r"tgram://[0-9]{5,16}:[A-Za-z0-9_-]{30,64}/(-?[0-9]{1,20}|[A-Za-z_][A-Za-z0-9_]{4,31})"),
    ),
}
"""Services whose host is fixed in Apprise, each with its class there and the one form an address may have.

Only the name of a room or a key can be given: no second address, no host, no port, no parameter.
"""
