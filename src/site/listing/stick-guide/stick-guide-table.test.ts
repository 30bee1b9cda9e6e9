import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { STICK_SCALE as SCALE, STICK_TIERS } from './stick-guide.ts';

const css = readFileSync(join(import.meta.dirname, 'stick-guide-table.module.css'), 'utf8');

test.each(STICK_TIERS)('the bar of the tier $id matches its amperes on the scale', (tier) => {
	const rule = new RegExp(
		`\\.amps\\[data-tier="${tier.id}"\\] \\{\\s+width: ([\\d.]+)%;\\s+margin-inline-start: ([\\d.]+)%;`,
	).exec(css);
	const percentOf = (amperes: number) => (amperes / (SCALE.to - SCALE.from)) * 100;
	expect(Number(rule?.[1])).toBeCloseTo(percentOf((tier.open ? SCALE.to : tier.max) - tier.min), 2);
	expect(Number(rule?.[2])).toBeCloseTo(percentOf(tier.min - SCALE.from), 2);
});
