import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTurn } from '../src/lib/turns';

const dataset: Record<string, string> = {};

describe('work in turns', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { hidden: false, documentElement: { dataset } });
    vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then, 16));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const frame = (): void => void vi.advanceTimersByTime(17);

  it('is done piece by piece, in the order it came, each after a paint if it takes long', () => {
    const done: string[] = [];
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    for (const name of ['a', 'b', 'c']) {
      inTurn(() => {
        done.push(name);
        now += 10;
      });
    }
    expect(done).toEqual([]);
    expect(dataset).toEqual({ drawing: '' });
    frame();
    expect(done).toEqual(['a']);
    frame();
    expect(done).toEqual(['a', 'b']);
    frame();
    expect(done).toEqual(['a', 'b', 'c']);
    expect(dataset).toEqual({});
    inTurn(() => done.push('later'));
    vi.advanceTimersByTime(50);
    expect(done.at(-1)).toBe('later');
  });

  it('is done together if it takes no time', () => {
    const done: string[] = [];
    for (const name of ['a', 'b', 'c']) inTurn(() => done.push(name));
    frame();
    expect(done).toEqual(['a', 'b', 'c']);
  });

  it('can be taken back', () => {
    const done: string[] = [];
    const takeBack = inTurn(() => done.push('a'));
    inTurn(() => done.push('b'));
    takeBack();
    vi.advanceTimersByTime(100);
    expect(done).toEqual(['b']);
  });

  it('goes on after a piece that failed', () => {
    const done: string[] = [];
    inTurn(() => {
      throw new Error('broken');
    });
    inTurn(() => done.push('b'));
    expect(frame).toThrow('broken');
    vi.advanceTimersByTime(100);
    expect(done).toEqual(['b']);
  });
});
