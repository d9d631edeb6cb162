"""Addresses as they are counted: of IPv6 whole networks, as one customer has all the addresses in them."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final

BITS: Final = 64
WIDER: Final = ((56, 4), (48, 16))
"""What one customer may have too, in bits, and how many times as much all in it may use together."""


def network_of(host: str) -> str:
    """What counts as one address: of IPv6 the first 64 bits."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or _first(address, BITS))
    return str(address)


@lru_cache(maxsize=10_000)
def networks(address: str) -> tuple[tuple[str, int], ...]:
    """An address and the networks it is in, the widest last, each with how many times as much it may use."""
    try:
        found = ip_address(address)
    except ValueError:
        return ((address, 1),)
    if not isinstance(found, IPv6Address):
        return ((address, 1),)
    return ((address, 1), *[(f"{_first(found, bits)}/{bits}", times) for bits, times in WIDER])


def customer_of(address: str) -> str:
    """The widest network of an address."""
    return networks(address)[-1][0]


def _first(address: IPv6Address, bits: int) -> IPv6Address:
    return IPv6Address(int(address) >> 128 - bits << 128 - bits)
