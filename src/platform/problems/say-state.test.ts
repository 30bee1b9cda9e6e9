import { expect, test } from 'vitest';
import { say } from '../i18n/message.ts';
import { wordMessage } from '../i18n/word-message.server.ts';
import { sayState } from './say-state.ts';

test('a state in a sentence is a word of the sentence’s language', () => {
	const values = { number: 'S-2026-0007', before: sayState('declined'), after: sayState('shipped') };
	const message = say('problems.sampleRequests.state', values);
	expect(wordMessage('en', message)).toBe("Request S-2026-0007 is declined; it can't become shipped.");
	expect(wordMessage('fr', message)).toContain(
		'«\u00A0refusée\u00A0»; elle ne peut pas passer à «\u00A0expédiée\u00A0»',
	);
});
