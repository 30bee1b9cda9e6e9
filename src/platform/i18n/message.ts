import type en from '../../../messages/en.json';

/** Every message of `messages/en.json`, as "namespace.key". */
export type MessageId = Leaf<typeof en>;

type Leaf<Tree> = {
	[Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Leaf<Tree[Key]>}`;
}[keyof Tree & string];

/** What stands in a message's gaps. A message among them is worded with the one it stands in, a list with commas. */
export type MessageValues = Readonly<Record<string, MessageValue | readonly MessageValue[]>>;

export type MessageValue = string | number | Message;

/** What is to be said, before anybody knows in which language: it is worded where it is shown. */
export type Message = { readonly id: MessageId; readonly values?: MessageValues };

export function say(id: MessageId, values?: MessageValues): Message {
	return values ? { id, values } : { id };
}

/** Before a message that goes as a text: no text that anybody types begins with it. */
const MARK = '\u0001';

/** A message as a text, for what carries nothing else, such as the issues of a zod schema. */
export function issueOf(id: MessageId, values?: MessageValues): string {
	return issueFrom(say(id, values));
}

export function issueFrom(message: Message): string {
	return MARK + JSON.stringify(message);
}

/** Reads what `issueOf` wrote; any other text is in words already. */
export function readIssue(text: string): Message | string {
	return text.startsWith(MARK) ? (JSON.parse(text.slice(MARK.length)) as Message) : text;
}
