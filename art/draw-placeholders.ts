/**
 * Writes the drawn stand-ins for glove pictures, and the "no picture" plate, to public/pictures/drawn.
 * The same input always gives the same bytes. Run: node art/draw-placeholders.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { drawGlove, drawNone } from './glove-drawing.ts';
import { formGlove } from './glove-form.ts';
import { GLOVE_KINDS } from './glove-kinds.ts';
import { sightGlove, VIEWS } from './glove-view.ts';

const folder = new URL('../public/pictures/drawn/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, kind] of Object.entries(GLOVE_KINDS)) {
	const form = formGlove(kind.plan);
	for (const view of VIEWS) {
		writeFileSync(new URL(`${name}-${view}.svg`, folder), drawGlove(kind, form, sightGlove(form, view)));
	}
}
writeFileSync(new URL('none.svg', folder), drawNone());
