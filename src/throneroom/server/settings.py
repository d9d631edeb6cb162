"""Settings from the environment. All are optional; docs/hosting.md lists them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from throneroom.server.logs import FORMATS, LEVELS


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
    log_format: str = ""
    secret_key: str = ""
    proxies: str = ""
    rate_limits: float = 1.0
    notify_mail: str = ""
    notify_schemas: tuple[str, ...] = ()
    notify_test: bool = False
    metrics_token: str = ""

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
        host=environment.get("HOST", "127.0.0.1"),
        port=_number(environment, "PORT", 8000),
        base_url=base,
        secure_cookies=base.startswith("https://"),
        bot_processes=_number(environment, "BOT_PROCESSES", 1),
        log_level=_one_of(environment, "LOG_LEVEL", LEVELS) or "info",
        log_format=_one_of(environment, "LOG_FORMAT", FORMATS),
        secret_key=environment.get("SECRET_KEY", ""),
        proxies=environment.get("TRUSTED_PROXIES", ""),
        rate_limits=float(_number(environment, "RATE_LIMITS", 1)),
        notify_mail=environment.get("NOTIFY_MAIL", ""),
        notify_schemas=tuple(environment.get("NOTIFY_SCHEMAS", "").replace(",", " ").split()),
        notify_test=environment.get("NOTIFY_TEST", "") == "1",
        metrics_token=environment.get("METRICS_TOKEN", ""),
    )


def _one_of(environment: Mapping[str, str], name: str, known: tuple[str, ...]) -> str:
    text = environment.get(name, "").lower()
    if text and text not in known:
        raise ValueError(f"{name} must be one of {', '.join(known)}, not {text!r}")
    return text


def _number(environment: Mapping[str, str], name: str, default: int) -> int:
    text = environment.get(name, "")
    if not text:
        return default
    if not text.isdecimal() or int(text) > 65535:
        raise ValueError(f"{name} must be a number, not {text!r}")
    return int(text)
