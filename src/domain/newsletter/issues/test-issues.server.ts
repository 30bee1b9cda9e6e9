import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import { emailKey } from '../../../platform/mail/email-address.ts';
import type { RichText } from '../../rich-text/rich-text.ts';
import type { IssueTexts } from './issue.ts';

const bodyOf = (text: string): RichText => ({
	type: 'doc',
	content: [
		{ type: 'paragraph', content: [{ type: 'text', text }] },
		{ type: 'glove', attrs: { partNumber: 'xy300' } },
	],
});

/** An issue that can be sent. */
export const TEST_ISSUE: IssueTexts = {
	english: {
		subject: 'New for winter',
		heading: 'Three new part numbers',
		body: bodyOf('Cold steel.'),
		plain: '',
	},
	french: {
		subject: 'Du neuf pour l’hiver',
		heading: 'Trois nouveaux numéros',
		body: bodyOf('Acier froid.'),
		plain: '',
	},
};

/** A confirmed reader; the address is the id's number in a domain of its own. */
export async function addReader(
	db: DatabaseLike,
	at: number,
	reader: { email?: string; language?: string; state?: 'pending' | 'confirmed' | 'left' } = {},
): Promise<{ id: string; email: string; leaveToken: string }> {
	const { email = `reader${at}@letters.example`, language = 'en-CA', state = 'confirmed' } = reader;
	const id = at.toString(16).padStart(28, '0');
	const leaveToken = at.toString(16).padStart(43, 'A');
	await db
		.insertInto('newsletter_subscription')
		.values({
			id,
			email,
			email_key: emailKey(email),
			state,
			language,
			page: '/',
			wording_version: '1',
			wording: 'You ask us to write.',
			asked_at: '2026-04-02T04:00:00.000Z',
			confirm_hash: '',
			confirmed_at: '2026-04-02T05:00:00.000Z',
			leave_token: leaveToken,
			left_at: null,
			left_by: '',
			left_reason: '',
		})
		.execute();
	return { id, email, leaveToken };
}
