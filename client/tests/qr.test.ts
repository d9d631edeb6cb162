import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { qr } from '../src/lib/qr';

const rows = (text: string) => qr(text)!.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));

describe('a QR code', () => {
  it('has finders in three corners, and grows with the text', () => {
    const small = rows('throneroom');
    expect(small).toHaveLength(21);
    expect(small[0]).toMatch(/^#######\..*\.#######$/);
    expect(small[3]).toMatch(/^#\.###\.#\..*\.#\.###\.#$/);
    expect(small[20]!.slice(0, 8)).toBe('#######.');
    expect(rows('x'.repeat(100))).toHaveLength(37);
  });

  it('is the one that an independent reader has read', () => {
    const known = createHash('sha256').update(rows('throneroom').join('\n')).digest('hex').slice(0, 16);
    expect(known).toBe('c249b0b97d1310a4');
  });

  it('is not made of what is too long', () => {
    expect(qr('x'.repeat(134))).toHaveLength(41);
    expect(qr('x'.repeat(135))).toBeNull();
  });
});
