import { expect, test } from 'vitest';
import { withoutScripts } from './without-scripts.server.ts';

test('scripts and what loads them are removed; text, styles and structured data stay', () => {
	const html = [
		'<link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/b.js"/>',
		'<p>1 &lt; 2</p><script>a("</p>")</script><script type="module" async="">import "/c.js"</script>',
		'<script type="application/ld+json">{"a":1}</script>',
	].join('');
	expect(withoutScripts(html)).toBe(
		'<link rel="stylesheet" href="/a.css"/><p>1 &lt; 2</p><script type="application/ld+json">{"a":1}</script>',
	);
});
