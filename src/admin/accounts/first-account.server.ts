import { randomUUID } from 'node:crypto';
import { FIRST_CONTACT } from '../../domain/site-content/contact/stored-contact.server.ts';
import { makePassword } from '../../platform/accounts/new-password.server.ts';
import { hashPassword } from '../../platform/accounts/password-hash.server.ts';
import { findPasswordError } from '../../platform/accounts/password-rules.ts';
import { normalizeStaffEmail } from '../../platform/accounts/staff-account.ts';
import { hasStaffAccount, insertStaffAccount } from '../../platform/accounts/staff-account-queries.server.ts';
import { recordAudit } from '../../platform/audit/audit-entry-queries.server.ts';
import type { Database } from '../../platform/db/database.server.ts';
import { DEFAULT_LOCALE } from '../../platform/i18n/locale.ts';
import { wordMessage } from '../../platform/i18n/word-message.server.ts';
import { StartError } from '../../platform/process/start-error.server.ts';

/**
 * Creates the first account if none exists: from STAFF_EMAIL and STAFF_PASSWORD, or with a
 * generated password. Returns what to show once to whoever starts the program; undefined if
 * nothing was generated. Of several processes starting at once, only one creates it.
 */
export async function ensureFirstAccount(
	database: Database,
	settings: { staffEmail?: string; staffPassword?: string },
): Promise<{ email: string; password: string } | undefined> {
	if (await hasStaffAccount(database.db)) return undefined;
	const email = normalizeStaffEmail(settings.staffEmail ?? `staff@${FIRST_CONTACT.email.split('@')[1]}`);
	const { staffPassword } = settings;
	const error =
		staffPassword === undefined ? undefined : findPasswordError(staffPassword, email.split(/[@.]/));
	if (error)
		throw new StartError(
			`STAFF_PASSWORD: ${wordMessage(DEFAULT_LOCALE, { id: `staff.passwordError.${error}` })}`,
		);
	const password = staffPassword ?? makePassword();
	const account = {
		id: randomUUID(),
		email,
		name: settings.staffEmail === undefined ? 'First account' : (email.split('@', 1)[0] as string),
		passwordHash: await hashPassword(password),
		passwordGenerated: staffPassword === undefined,
	};
	const added = await database.db.transaction().execute(async (transaction) => {
		const now = new Date().toISOString();
		// Checked again under the write lock or the unique address: another process may have been
		// faster.
		if (await hasStaffAccount(transaction)) return false;
		if (!(await insertStaffAccount(transaction, account, now))) return false;
		await recordAudit(transaction, {
			actor: { id: null, name: 'Start' },
			action: 'staff.added',
			subject: { kind: 'staff', id: account.id, name: account.name },
			after: { email },
		});
		return true;
	});
	return added && staffPassword === undefined ? { email, password } : undefined;
}
