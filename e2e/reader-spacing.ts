import type { Page } from '@playwright/test';

/** WCAG 1.4.12: text spacing set by the reader. */
const SPACING = `* {
	line-height: 1.5 !important;
	letter-spacing: 0.12em !important;
	word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** 400 % zoom of a desktop window 1,280 px wide (WCAG 1.4.10). */
const NARROW = { width: 320, height: 256 };

/**
 * Content lost at 400 %, and with the reader's text spacing both there and on desktop. The window is left
 * at desktop size.
 */
export async function listLostToReader(page: Page): Promise<string[]> {
	const lost: string[] = [];
	const look = async (state: string) => {
		const over = await page.evaluate(
			() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
		);
		if (over > 0) lost.push(`${state}: the page scrolls sideways by ${over} px`);
	};
	await page.setViewportSize(NARROW);
	await look('400 %');
	await page.evaluate((rules) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(rules);
		document.adoptedStyleSheets.push(sheet);
	}, SPACING);
	await look('400 %, own spacing');
	for (const state of ['400 %, own spacing', 'a desk, own spacing']) {
		if (state.startsWith('a desk')) await page.setViewportSize({ width: 1280, height: 900 });
		for (const text of await page.evaluate(listClippedTexts)) lost.push(`${state}: ${text}`);
	}
	return lost;
}

/**
 * Texts clipped by a box, except on a map, which intentionally shows a part of something larger. Lines on a
 * card end in an ellipsis by design; the glove's page has the full text.
 */
function listClippedTexts(): string[] {
	const clipped: string[] = [];
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		const element = node.parentElement;
		if (!node.nodeValue?.trim() || !element?.checkVisibility({ visibilityProperty: true })) continue;
		if (element.closest('.sr-only, script, style, select, .leaflet-container')) continue;
		const range = document.createRange();
		range.selectNodeContents(node);
		const text = range.getBoundingClientRect();
		for (let box: Element | null = element; box; box = box.parentElement) {
			const { overflowX, overflowY, webkitLineClamp, clipPath } = getComputedStyle(box);
			if (webkitLineClamp !== 'none' || clipPath !== 'none') break;
			if (/auto|scroll/.test(overflowX + overflowY)) break;
			if (overflowX === 'visible' && overflowY === 'visible') continue;
			const frame = box.getBoundingClientRect();
			if (text.right > frame.right + 1 || text.bottom > frame.bottom + 1 || text.left < frame.left - 1) {
				clipped.push(`“${node.nodeValue.trim().slice(0, 40)}” in ${box.tagName}.${box.className}`);
			}
		}
	}
	return clipped;
}
