import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

const TAG = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;
const EMPTY = /^(area|br|col|hr|img|input|link|meta|source|wbr|path|circle|rect|line|use)$/i;

/** Attributes that React takes as objects or functions, or handles specially. */
const EXCLUDED = /^(style|class|on\w+|value|checked|selected)$/i;

/**
 * The reference for a render: the page's own HTML converted to plain React elements, so that
 * `renderToString` writes as many elements, attributes and texts without components, loaders or router.
 */
export function readPlainElements(html: string): ReactNode {
	const stack: { name: string; props: Record<string, string>; children: ReactNode[] }[] = [
		{ name: 'div', props: {}, children: [] },
	];
	const top = () => stack[stack.length - 1] as (typeof stack)[number];
	const close = () => {
		const { name, props, children } = stack.pop() as (typeof stack)[number];
		top().children.push(createElement(name, props, ...children));
	};
	let at = 0;
	for (const match of html.matchAll(TAG)) {
		const [whole, slash, name = '', attributes = ''] = match;
		if (match.index > at) top().children.push(html.slice(at, match.index));
		at = match.index + whole.length;
		if (slash) {
			if (stack.some((open) => open.name === name)) {
				while (top().name !== name) close();
				close();
			}
			continue;
		}
		const props: Record<string, string> = {};
		for (const [, key = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
			if (key === 'class') props.className = value;
			else if (!EXCLUDED.test(key)) props[key] = value;
		}
		if (attributes.endsWith('/') || EMPTY.test(name)) top().children.push(createElement(name, props));
		else stack.push({ name, props, children: [] });
	}
	while (stack.length > 1) close();
	return createElement('div', {}, ...top().children);
}

export function renderPlain(elements: ReactNode): string {
	return renderToString(elements);
}
