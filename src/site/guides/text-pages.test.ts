import { expect, test } from 'vitest';
import en from '../../../messages/en.json' with { type: 'json' };
import { listTextPages } from './text-pages.ts';

test.each(listTextPages())(
	'$path: every part has its words, and no words are left over',
	({ id, sections, updated }) => {
		const { title, description, lead, sections: written } = en.guides[id];
		expect(Object.keys(written)).toEqual(sections);
		for (const { title: heading, text } of Object.values(written)) {
			expect(heading).not.toBe('');
			expect(text).toMatch(/^<p>.+<\/p>$/s);
		}
		expect([title, lead]).not.toContain('');
		expect(description.length).toBeGreaterThan(60);
		expect(updated).toMatch(/^\d{4}-\d\d-\d\d$/);
	},
);

test('makes no claim that a glove maker must not make', () => {
	const text = JSON.stringify(en.guides);
	expect(text).not.toMatch(/certified glove|protects you/i);
});
