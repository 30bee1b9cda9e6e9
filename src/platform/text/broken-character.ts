import { type Message, type MessageId, say } from '../i18n/message.ts';

const CONTROL = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u;
const CONTROL_BUT_NEWLINE = /(?!\n)[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u;

/** A character that is not allowed in a text, as named in messages. */
export type BrokenCharacter = {
	kind: 'lineBreak' | 'control' | 'half' | 'none';
	/** "U+0007" */
	code: string;
	/** The text before it, at most twenty characters; empty at the start. */
	after: string;
};

/**
 * The first invalid character of a cleaned text, or undefined: control characters, lone surrogates, noncharacters.
 * @param lines true if the text may have several lines ("\n").
 */
export function findBrokenCharacter(text: string, lines = false): BrokenCharacter | undefined {
	const found = (lines ? CONTROL_BUT_NEWLINE : CONTROL).exec(text);
	if (!found) return undefined;
	const code = found[0].codePointAt(0) ?? 0;
	return {
		kind: kindOf(code),
		code: `U+${code.toString(16).toUpperCase().padStart(4, '0')}`,
		after: textBefore(text, found.index),
	};
}

function kindOf(code: number): BrokenCharacter['kind'] {
	if (code === 0x0a) return 'lineBreak';
	if (code <= 0x9f) return 'control';
	return code >= 0xd800 && code <= 0xdfff ? 'half' : 'none';
}

const NAMES: Readonly<Record<BrokenCharacter['kind'], MessageId>> = {
	lineBreak: 'validation.character.lineBreak',
	control: 'validation.character.control',
	half: 'validation.character.half',
	none: 'validation.character.none',
};

/**
 * The error of a cleaned text, or undefined: "holds a control character (U+0007) after “Jo”".
 * @param lines as for `findBrokenCharacter`.
 */
export function findTextError(text: string, lines = false): Message | undefined {
	const broken = findBrokenCharacter(text, lines);
	if (!broken) return undefined;
	const { kind, code, after } = broken;
	const what = say(NAMES[kind], { code });
	return after === ''
		? say('validation.character.atStart', { what })
		: say('validation.character.after', { what, after });
}

const SHOWN_BEFORE = 20;

function textBefore(text: string, at: number): string {
	return Array.from(text.slice(Math.max(0, at - 2 * SHOWN_BEFORE), at).toWellFormed())
		.slice(-SHOWN_BEFORE)
		.join('')
		.replace(/\p{Cc}/gu, ' ')
		.trim();
}
