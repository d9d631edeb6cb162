"""Whether the time of a refusal tells how near a guess was to a real secret.

    python bench/guess_timing.py [--pairs 5000]

Near misses of a session and secrets of nobody are asked of a server's own question, in turns. Welch's t between their
times, without the slow tail, stays below 4.5 if nobody can learn anything from them; run it on a machine at rest.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import tempfile
import time

from throneroom.server.clock import SystemClock
from throneroom.server.people import People
from throneroom.server.secret import new_secret
from throneroom.server.store.database import started

LARGEST_T = 4.5
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


async def telling(people: People, real: str, pairs: int) -> float:
    """Welch's t between the times of near misses of a secret and of secrets of nobody, without the slow tail."""
    luck = random.Random(4)
    times: dict[bool, list[int]] = {True: [], False: []}
    for _ in range(pairs):
        for is_near in luck.sample([True, False], 2):
            last = luck.choice(ALPHABET.replace(real[-1], ""))
            guess = real[:-1] + last if is_near else new_secret()
            begun = time.perf_counter_ns()
            await people.who(guess)
            times[is_near].append(time.perf_counter_ns() - begun)
    limit = statistics.quantiles([*times[True], *times[False]], n=20)[-2]
    near, far = [[value for value in times[is_near] if value <= limit] for is_near in (True, False)]
    spread = statistics.variance(near) / len(near) + statistics.variance(far) / len(far)
    return float((statistics.fmean(near) - statistics.fmean(far)) / spread**0.5)


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=5_000)
    pairs = parser.parse_args().pairs
    with tempfile.TemporaryDirectory() as folder:
        async with started(f"sqlite:///{folder}/guesses.db") as database:
            people = People(database, SystemClock())
            _, secret = await people.guest("Ann", "en")
            t = await telling(people, secret, pairs)
    print(f"{pairs} pairs: t = {t:.2f} ({LARGEST_T} allowed)")


if __name__ == "__main__":
    asyncio.run(main())
