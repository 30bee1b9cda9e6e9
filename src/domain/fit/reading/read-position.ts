import { POSITION_CODES } from '../position-words.ts';
import { markTokens, type TaskToken } from './task-text.ts';

/** Finds position codes: "6G", "2F", "PF". Two letters count only in capitals, so that "pa" is a word. */
export function readPositionCodes(tokens: readonly TaskToken[]): { at: number; position: string }[] {
	const found: { at: number; position: string }[] = [];
	for (let at = 0; at < tokens.length; at++) {
		const token = tokens[at];
		const next = tokens[at + 1];
		if (token === undefined || token.used) continue;
		const isGlued = token.kind === 'number' && next?.kind === 'word' && !next.spaced;
		const code = isGlued ? token.text + next.text : token.capitals ? token.text : '';
		const position = Object.hasOwn(POSITION_CODES, code) ? POSITION_CODES[code] : undefined;
		if (position === undefined) continue;
		markTokens(tokens, at, isGlued ? at + 2 : at + 1);
		found.push({ at, position });
	}
	return found;
}
