"""Settings from the environment. All are optional; docs/hosting.md lists them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Settings:
    """How the server runs."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    base_url: str = ""
    secure_cookies: bool = False
    bot_processes: int = 1
    log_level: str = "info"
    secret_key: str = ""
    proxies: str = ""
    rate_limits: float = 1.0

    @property
    def origin(self) -> str:
        """Where pages of this server come from."""
        return self.base_url.rstrip("/") or f"http://{self.host}:{self.port}"


def default_database(home: Path) -> str:
    """A file of the user who starts the server."""
    return f"sqlite:///{home / 'throneroom.db'}"


def from_environment(environment: Mapping[str, str], home: Path) -> Settings:
    """The settings an environment gives; `ValueError` names what cannot be read."""
    base = environment.get("BASE_URL", "")
    return Settings(
        database=environment.get("DATABASE_URL") or default_database(home),
        host=environment.get("HOST", "127.0.0.1"),
        port=_number(environment, "PORT", 8000),
        base_url=base,
        secure_cookies=base.startswith("https://"),
        bot_processes=_number(environment, "BOT_PROCESSES", 1),
        log_level=environment.get("LOG_LEVEL", "info"),
        secret_key=environment.get("SECRET_KEY", ""),
        proxies=environment.get("TRUSTED_PROXIES", ""),
        rate_limits=float(_number(environment, "RATE_LIMITS", 1)),
    )


def _number(environment: Mapping[str, str], name: str, default: int) -> int:
    text = environment.get(name, "")
    if not text:
        return default
    if not text.isdecimal() or int(text) > 65535:
        raise ValueError(f"{name} must be a number, not {text!r}")
    return int(text)
