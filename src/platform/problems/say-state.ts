import { type Message, type MessageId, say } from '../i18n/message.ts';

type StateOf<Id> = Id extends `staff.activity.values.state.${infer State}` ? State : never;

/** A record's state as a word for a sentence, in the reader's language: "shipped", "expédiée". */
export const sayState = (state: StateOf<MessageId>): Message => say(`staff.activity.values.state.${state}`);
