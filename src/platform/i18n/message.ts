import type en from '../../../messages/en.json';

/** Every message of `messages/en.json`, as "namespace.key". */
export type MessageId = Leaf<typeof en>;

type Leaf<Tree> = {
	[Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Leaf<Tree[Key]>}`;
}[keyof Tree & string];

/** A message's placeholder values. A nested message is worded in the same language; a list is joined with commas. */
export type MessageValues = Readonly<Record<string, MessageValue | readonly MessageValue[]>>;

export type MessageValue = string | number | Message;

/** A message to be worded later, where it is shown and the language is known. */
export type Message = { readonly id: MessageId; readonly values?: MessageValues };

export function say(id: MessageId, values?: MessageValues): Message {
	return values ? { id, values } : { id };
}

/** Prefix of a message encoded as a string; no typed text starts with it. */
const MARK = '\u0001';

/** Encodes a message as a string, for carriers that take nothing else, such as zod issues. */
export function issueOf(id: MessageId, values?: MessageValues): string {
	return issueFrom(say(id, values));
}

export function issueFrom(message: Message): string {
	return MARK + JSON.stringify(message);
}

/** Decodes what `issueOf` encoded; any other text is already worded. */
export function readIssue(text: string): Message | string {
	return text.startsWith(MARK) ? (JSON.parse(text.slice(MARK.length)) as Message) : text;
}
