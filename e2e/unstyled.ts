import type { Page } from '@playwright/test';
import { expect } from './visitor.ts';

/** Classes that intentionally have no rule, with the reason. */
const MARKERS: readonly [RegExp, string][] = [
	[
		/^mantine-/,
		'names that the component library gives its parts for others to style; its own rules use other classes',
	],
	[/^leaflet-/, 'names that the map library gives its parts, a few of which it never styles'],
	[
		/^width-before-scroll-bar$/,
		'the mark by which the scroll lock of the component library finds what is fixed',
	],
	[/^tiptap$/, 'a name that the text editor gives its element; its rules use another class'],
	[/^__m__-/, 'an id that the component library hands to its inline style sheet'],
];

/** Classes in the document that match no rule of a loaded style sheet. */
export async function listUnstyled(page: Page): Promise<string[]> {
	const unstyled = await page.evaluate(() => {
		const named = new Set<string>();
		const read = (rules: CSSRuleList) => {
			for (const rule of rules) {
				if (rule instanceof CSSStyleRule)
					for (const [, name] of rule.selectorText.matchAll(/\.((?:\\.|[\w-])+)/g))
						named.add((name as string).replaceAll('\\', ''));
				if ('cssRules' in rule) read(rule.cssRules as CSSRuleList);
			}
		};
		for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) read(sheet.cssRules);
		const missing = new Map<string, string>();
		for (const element of document.querySelectorAll('body *'))
			for (const name of element.classList)
				if (!named.has(name))
					missing.set(
						name,
						`${name} on <${element.localName}> “${element.textContent?.trim().slice(0, 30)}”`,
					);
		return [...missing];
	});
	return unstyled
		.filter(([name]) => !MARKERS.some(([pattern]) => pattern.test(name)))
		.map(([, text]) => text);
}

/** Checks that each class has a rule. A style sheet loaded with a part is applied a moment later. */
export async function expectStyled(page: Page, state: string) {
	await expect.poll(() => listUnstyled(page), { message: state, timeout: 10_000 }).toEqual([]);
}
