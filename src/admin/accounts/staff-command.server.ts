import { randomUUID } from 'node:crypto';
import { makePassword } from '../../platform/accounts/new-password.server.ts';
import { hashPassword } from '../../platform/accounts/password-hash.server.ts';
import { isStaffEmail, normalizeStaffEmail } from '../../platform/accounts/staff-account.ts';
import {
	findStaffAccount,
	insertStaffAccount,
	listStaffAccounts,
} from '../../platform/accounts/staff-account-queries.server.ts';
import { recordAudit } from '../../platform/audit/audit-entry-queries.server.ts';
import { openDatabase } from '../../platform/db/database.server.ts';
import { migrate } from '../../platform/db/migrate.server.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { loadEnvFile, readConfig } from '../../platform/process/config.server.ts';
import { StartError } from '../../platform/process/start-error.server.ts';
import { setStaffDisabled } from './staff-accounts.server.ts';
import { revokeAllAccess } from './staff-credential.server.ts';

const HELP = `npm run staff -- COMMAND

  list                 every account
  add EMAIL [NAME]     adds an account and prints a password made up for it
  reset EMAIL          a new password, printed; ends its sessions and takes its second factor off
  disable EMAIL        lets it in no more; ends its sessions at once
  enable EMAIL         lets it in again

The settings are those of the site: DATA_DIR, DATABASE_URL.
`;

const ACTOR = { id: null, name: 'Command line' };

/** `npm run staff`: manages accounts from the machine, without a browser. Returns what to print. */
export async function runStaffCommand(
	words: readonly string[],
	settings: { dataDir: string; databaseUrl?: string },
): Promise<string> {
	const [command, typedEmail, ...nameWords] = words;
	if (command === undefined || command === '--help' || command === 'help') return HELP;
	const known = ['list', 'add', 'reset', 'disable', 'enable'];
	if (!known.includes(command)) throw new StartError(`Unknown command ${command}.\n\n${HELP}`);
	if (command !== 'list' && !typedEmail) throw new StartError(`${command} needs an email.\n\n${HELP}`);
	const email = normalizeStaffEmail(typedEmail ?? '');
	const database = await openDatabase(settings);
	try {
		await migrate(database);
		const { db } = database;
		if (command === 'list') return formatList(await listStaffAccounts(db));
		if (command === 'add') return await add(database, email, nameWords.join(' ') || email);
		const account = await findStaffAccount(db, { email });
		if (!account) throw new StartError(`There is no account ${email}.`);
		if (command === 'reset') return await reset(database, account);
		await db
			.transaction()
			.execute((transaction) =>
				setStaffDisabled(transaction, account.id, command === 'disable', { actor: ACTOR }),
			);
		return `${email} is ${command}d.\n`;
	} catch (error) {
		throw error instanceof ProblemError ? new StartError(error.message) : error;
	} finally {
		await database.close();
	}
}

type Opened = Awaited<ReturnType<typeof openDatabase>>;

async function add({ db }: Opened, email: string, name: string): Promise<string> {
	if (!isStaffEmail(email)) throw new StartError(`${email} is not an email address.`);
	const password = makePassword();
	const id = randomUUID();
	const passwordHash = await hashPassword(password);
	await db.transaction().execute(async (transaction) => {
		const account = { id, email, name, passwordHash, passwordGenerated: true };
		if (!(await insertStaffAccount(transaction, account, new Date().toISOString()))) {
			throw new StartError(`${email} has an account already.`);
		}
		await recordAudit(transaction, {
			actor: ACTOR,
			action: 'staff.added',
			subject: { kind: 'staff', id, name },
			after: { email },
		});
	});
	return `${email} may sign in. Password, shown once: ${password}\n`;
}

async function reset(
	{ db }: Opened,
	account: NonNullable<Awaited<ReturnType<typeof findStaffAccount>>>,
): Promise<string> {
	const password = makePassword();
	const hash = await hashPassword(password);
	await db.transaction().execute(async (transaction) => {
		await revokeAllAccess(transaction, account.id, new Date().toISOString(), { hash });
		await recordAudit(transaction, {
			actor: ACTOR,
			action: 'staff.reset',
			subject: { kind: 'staff', id: account.id, name: account.name },
		});
	});
	return `${account.email} has a new password, shown once: ${password}\n`;
}

function formatList(accounts: Awaited<ReturnType<typeof listStaffAccounts>>): string {
	if (accounts.length === 0) return 'There is no account yet.\n';
	const lines = accounts.map(({ email, name, disabledAt, isInvited, hasTwoFactor }) =>
		[email, name, disabledAt ? 'disabled' : isInvited ? 'invited' : 'active', hasTwoFactor ? 'two-step' : '']
			.join('  ')
			.trimEnd(),
	);
	return `${lines.join('\n')}\n`;
}

if (import.meta.main) {
	loadEnvFile();
	try {
		process.stdout.write(await runStaffCommand(process.argv.slice(2), readConfig(process.env)));
	} catch (error) {
		if (!(error instanceof StartError)) throw error;
		process.stderr.write(`${error.message}\n`);
		process.exitCode = 1;
	}
}
