"""Settings from the environment. All are optional; docs/hosting.md lists them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from throneroom.server.budgets import LINES
from throneroom.server.logs import FORMATS, LEVELS
from throneroom.server.services import SERVICES

MOST_PROCESSES: Final = 1_000
MOST_SECONDS: Final = 1_000_000
MOST_DAYS: Final = 10_000
PUSH_HOSTS: Final = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "web.push.apple.com",
    *[
        f"wns2-{place}p.notify.windows.com"
        for place in ("am3", "bl2", "bn3", "by3", "db5", "ln2", "par02", "pn1", "sg2")
    ],
)
"""Where the browsers of Google, Mozilla, Apple and Microsoft have notices sent."""
_HOST: Final = re.compile(r"(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]")
NEEDED: Final = frozenset({"requests", "bytes", "working", "connections", "kept_sessions", "kept_links"})
"""Budgets without which nobody is answered, or known, at all; of the others there may be nothing."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How the server runs."""

    database: str
    database_seconds: float = 10.0
    host: str = "127.0.0.1"
    port: int = 8000
    base_url: str = ""
    secure_cookies: bool = False
    bot_processes: int = 1
    check_processes: int = 2
    check_seconds: float = 30.0
    log_level: str = "info"
    log_format: str = ""
    secret_key: str = ""
    proxies: str = ""
    rate_limits: float = 1.0
    limits: Mapping[str, int] = field(default_factory=dict)
    """Lines of the table of budgets that are not as usual, by the names of their settings."""
    notify_mail: str = ""
    notify_schemas: tuple[str, ...] = ()
    notify_seconds: float = 60.0
    notify_test: bool = False
    push_hosts: tuple[str, ...] = PUSH_HOSTS
    push_test: bool = False
    """Whether devices may be on this machine; nothing of the environment says so, only tests."""
    metrics_token: str = ""
    absent_seconds: float = 600.0
    candle: float = 4.0
    waiting_days: float = 7.0
    idle_days: float = 90.0

    @property
    def origin(self) -> str:
        """Where pages of this server come from."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return self.base_url.rstrip("/") or f"http://{host}:{self.port}"


def default_database(home: Path) -> str:
    """A file of the user who starts the server."""
    return f"sqlite:///{home / 'throneroom.db'}"


def from_environment(environment: Mapping[str, str], home: Path) -> Settings:
    """The settings an environment gives; `ValueError` names what cannot be read."""
    base = environment.get("BASE_URL", "")
    return Settings(
        database=environment.get("DATABASE_URL") or default_database(home),
        database_seconds=float(_number(environment, "DATABASE_SECONDS", 10, most=MOST_SECONDS)),
        host=environment.get("HOST", "127.0.0.1"),
        port=_number(environment, "PORT", 8000, most=65_535),
        base_url=base,
        secure_cookies=base.startswith("https://"),
        bot_processes=_number(environment, "BOT_PROCESSES", 1, most=MOST_PROCESSES),
        check_processes=_number(environment, "CHECK_PROCESSES", 2, most=MOST_PROCESSES),
        check_seconds=float(_number(environment, "CHECK_SECONDS", 30, most=MOST_SECONDS)),
        log_level=_one_of(environment, "LOG_LEVEL", LEVELS) or "info",
        log_format=_one_of(environment, "LOG_FORMAT", FORMATS),
        secret_key=environment.get("SECRET_KEY", ""),
        proxies=environment.get("TRUSTED_PROXIES", ""),
        rate_limits=float(_number(environment, "RATE_LIMITS", 1)),
        limits={
            line.setting: _number(environment, line.setting, line.most, least=1 if line.budget in NEEDED else 0)
            for line in LINES
            if environment.get(line.setting)
        },
        notify_mail=environment.get("NOTIFY_MAIL", ""),
        notify_schemas=_schemas(environment),
        notify_seconds=float(_number(environment, "NOTIFY_SECONDS", 60, least=0, most=MOST_SECONDS)),
        notify_test=environment.get("NOTIFY_TEST", "") == "1",
        push_hosts=_hosts(environment),
        metrics_token=environment.get("METRICS_TOKEN", ""),
        absent_seconds=float(_number(environment, "ABSENT_SECONDS", 600, most=MOST_SECONDS)),
        candle=float(_number(environment, "CANDLE", 4, least=0, most=MOST_SECONDS)),
        waiting_days=float(_number(environment, "WAITING_DAYS", 7, most=MOST_DAYS)),
        idle_days=float(_number(environment, "IDLE_DAYS", 90, most=MOST_DAYS)),
    )


def _schemas(environment: Mapping[str, str]) -> tuple[str, ...]:
    """Some of the services whose host is fixed; no other can be allowed."""
    given = tuple(environment.get("NOTIFY_SCHEMAS", "").replace(",", " ").split())
    strange = [schema for schema in given if schema not in SERVICES]
    if strange:
        raise ValueError(f"NOTIFY_SCHEMAS knows {', '.join(SERVICES)}, not {strange[0]!r}")
    return given


def _hosts(environment: Mapping[str, str]) -> tuple[str, ...]:
    """The hosts of push services, each whole; `PUSH_HOSTS=-` allows none."""
    text = environment.get("PUSH_HOSTS", "")
    given = tuple(text.lower().replace(",", " ").split()) if text else PUSH_HOSTS
    given = () if given == ("-",) else given
    strange = [host for host in given if not _HOST.fullmatch(host)]
    if strange:
        raise ValueError(f"PUSH_HOSTS must be names of hosts, not {strange[0]!r}")
    return given


def _one_of(environment: Mapping[str, str], name: str, known: tuple[str, ...]) -> str:
    text = environment.get(name, "").lower()
    if text and text not in known:
        raise ValueError(f"{name} must be one of {', '.join(known)}, not {text!r}")
    return text


def _number(environment: Mapping[str, str], name: str, default: int, least: int = 1, most: int = 10**15) -> int:
    """A number that makes sense there; where nothing at all does, its least is 0."""
    text = environment.get(name, "")
    if not text:
        return default
    if not text.isdecimal() or not least <= int(text) <= most:
        raise ValueError(f"{name} must be a number of at least {least} and at most {most}, not {text!r}")
    return int(text)
