import { useEffect } from 'react';

/**
 * The states that need a visitor's interaction, by the value of `data-pretend`. The page's own rules for them are
 * copied with the attribute in place of the state, so the specimens always match the style sheets.
 */
const STATES: readonly (readonly [state: RegExp, selector: string])[] = [
	[/:focus-within/g, ':has([data-pretend~="focus"])'],
	[/:focus-visible/g, '[data-pretend~="focus"]'],
	[/:hover/g, '[data-pretend~="hover"]'],
	[/:active/g, '[data-pretend~="press"]'],
];

const ANY_STATE = /:(?:hover|active|focus-visible|focus-within)/;

/** Makes `data-pretend="hover"`, `"focus"` and `"press"` look like the real states while the page is mounted. */
export function usePretendedStates(): void {
	useEffect(() => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(
			[...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(copyRule)).join(''),
		);
		document.adoptedStyleSheets.push(sheet);
		return () => {
			document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
		};
	}, []);
}

/** Copies a rule with the states replaced; empty if it has none. */
function copyRule(rule: CSSRule): string {
	if (rule instanceof CSSStyleRule) {
		const { selectorText, style } = rule;
		if (!ANY_STATE.test(selectorText) || style.length === 0) return '';
		const selector = STATES.reduce((text, [state, instead]) => text.replace(state, instead), selectorText);
		return `${selector} { ${style.cssText} }`;
	}
	if (rule instanceof CSSMediaRule) {
		const inside = [...rule.cssRules].map(copyRule).join('');
		return inside && `@media ${rule.conditionText} { ${inside} }`;
	}
	return '';
}
