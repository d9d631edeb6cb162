/** Who wants to stop a match without a result, as far as the people at its table are concerned. */
import type { Match, Message } from './types';

export interface Stopping {
  /** The others who want it, and the others who have not said so, each named once. */
  wanting: string[];
  open: string[];
  /** Whether the reader plays here, and wants it. */
  isAsked: boolean;
  isMine: boolean;
}

/** Who left their seat to a bot is not asked. */
export function stopping({ status, seats, mine = [] }: Pick<Match, 'status' | 'seats' | 'mine'>): Stopping {
  const own = seats.filter((chair) => mine.includes(chair.seat));
  const others = seats.filter((chair) => chair.name && !mine.includes(chair.seat));
  const namesOf = (wants: boolean): string[] => [
    ...new Set(others.filter((chair) => chair.wants_end === wants && (wants || !chair.left)).flatMap(({ name }) => name ?? [])),
  ];
  const isMine = own.some((chair) => chair.wants_end);
  const wanting = status === 'playing' ? namesOf(true) : [];
  return { wanting, open: namesOf(false), isAsked: own.length > 0 && !isMine && wanting.length > 0, isMine: isMine && status === 'playing' };
}

/** What was said of somebody else who does not want to stop, after so many lines. */
export function refusal(chat: readonly Message[], heard: number, me: string | undefined): Message | null {
  return chat.slice(heard).filter(({ told, player }) => told?.key === 'plays-on' && player !== me).at(-1) ?? null;
}
