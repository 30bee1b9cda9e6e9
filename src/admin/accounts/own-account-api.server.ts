import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireGoodPassword } from '../../platform/accounts/new-password.server.ts';
import { hashPassword, verifyPassword } from '../../platform/accounts/password-hash.server.ts';
import { hashOfToken, makeToken } from '../../platform/accounts/secret-token.server.ts';
import {
	appearanceSchema,
	changePasswordSchema,
	codeSchema,
	confirmPasswordSchema,
	ownSettingsSchema,
} from '../../platform/accounts/sign-in-schema.ts';
import type { SignedInStaff } from '../../platform/accounts/staff-account.ts';
import {
	deleteTwoFactor,
	findPasswordHash,
	lockCredential,
	updateColorScheme,
	updatePasswordHash,
	updateStaffSettings,
} from '../../platform/accounts/staff-account-queries.server.ts';
import { recordAudit } from '../../platform/audit/audit-entry-queries.server.ts';
import { type Message, say } from '../../platform/i18n/message.ts';
import { requireWithinLimit } from '../../platform/limits/rate-limit.server.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { staffOf } from '../frame/staff-guard.server.ts';
import type { StaffServices } from '../frame/staff-services.server.ts';
import { authHeaders, sendCookies } from './sign-in/staff-session.server.ts';
import { deleteStaffSessions, updateSessionToken } from './sign-in/staff-session-queries.server.ts';
import { endSignIns, isCredentialUnchanged, signedOutMeanwhile } from './staff-credential.server.ts';

/** Password attempts of a signed-in user: a stolen session must not allow guessing. */
const CONFIRM_LIMIT = { name: 'confirm password', limit: 10, perSeconds: 15 * 60 };

const WRONG_PASSWORD = say('problems.signIn.wrongPassword');

/** Routes for a staff member's own account: name, language, password, second factor, sessions. */
export function addOwnAccountRoutes(plain: FastifyInstance, services: StaffServices): void {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	const config = { access: 'staff' } as const;
	const { database, auth } = services;

	app.patch(
		'/api/admin/account',
		{ config, schema: { hide: true, body: ownSettingsSchema } },
		async (request, reply) => {
			const staff = staffOf(request);
			const { name = staff.name, language = staff.language } = request.body;
			await database.db.transaction().execute(async (transaction) => {
				await updateStaffSettings(transaction, staff.id, { name, language }, new Date().toISOString());
				if (name !== staff.name) {
					await recordAudit(transaction, {
						...entryOf(request, staff, 'staff.renamed'),
						before: { name: staff.name },
						after: { name },
					});
				}
				if (language !== staff.language) {
					await recordAudit(transaction, {
						...entryOf(request, staff, 'staff.languageChosen'),
						before: { language: staff.language },
						after: { language },
					});
				}
			});
			return reply.send({ name, language });
		},
	);

	// Not logged: it changes nothing but what this person sees.
	app.put(
		'/api/admin/account/appearance',
		{ config, schema: { hide: true, body: appearanceSchema } },
		async (request) => {
			const { colorScheme } = request.body;
			await updateColorScheme(database.db, staffOf(request).id, colorScheme, new Date().toISOString());
			return { colorScheme };
		},
	);

	app.post(
		'/api/admin/account/password',
		{ config, schema: { hide: true, body: changePasswordSchema } },
		async (request, reply) => {
			const staff = staffOf(request);
			const { currentPassword, newPassword } = request.body;
			requireGoodPassword(newPassword, staff, 'newPassword');
			const checked = await requirePassword(services, staff, currentPassword, 'currentPassword');
			const hash = await hashPassword(newPassword);
			// This session continues with a new secret, so a copy of the old one ends with the other
			// sessions.
			const token = makeToken();
			const { api } = await auth();
			const { headers } = await api.signSessionCookie({ body: { token }, returnHeaders: true });
			const ended = await database.db.transaction().execute(async (transaction) => {
				// The password was changed in another tab meanwhile: that session stays.
				const now = await lockCredential(transaction, staff.id);
				if (now?.hash !== checked || now.disabledAt !== undefined) return undefined;
				if (!(await updateSessionToken(transaction, staff.sessionId, hashOfToken(token)))) return undefined;
				await updatePasswordHash(transaction, staff.id, { hash, generated: false }, new Date().toISOString());
				await recordAudit(transaction, entryOf(request, staff, 'password.changed'));
				return endSignIns(transaction, staff.id, staff.sessionId);
			});
			if (ended === undefined) throw signedOutMeanwhile();
			sendCookies(services, headers, reply);
			return reply.send({ endedSessions: ended });
		},
	);

	app.delete(
		'/api/admin/account/sessions/:id',
		{ config, schema: { hide: true, params: z.object({ id: z.string().max(100) }) } },
		async (request, reply) => {
			const staff = staffOf(request);
			await endSessions(request, staff, { only: request.params.id });
			return reply.code(204).send();
		},
	);

	app.delete('/api/admin/account/sessions', { config, schema: { hide: true } }, async (request, reply) => {
		const staff = staffOf(request);
		await endSessions(request, staff, { except: staff.sessionId });
		return reply.code(204).send();
	});

	async function endSessions(
		request: FastifyRequest,
		staff: SignedInStaff,
		which: { only?: string; except?: string },
	) {
		await database.db.transaction().execute(async (transaction) => {
			const ended = await deleteStaffSessions(transaction, { accountId: staff.id, ...which });
			if (ended === 0) return;
			await recordAudit(transaction, {
				...entryOf(request, staff, 'session.ended'),
				after: { sessions: ended },
			});
		});
	}

	app.post(
		'/api/admin/account/two-factor',
		{ config, schema: { hide: true, body: confirmPasswordSchema } },
		async (request, reply) => {
			const staff = staffOf(request);
			if (staff.hasTwoFactor) throw new ProblemError('conflict', say('problems.signIn.isOn'));
			await requirePassword(services, staff, request.body.password, 'password');
			const { api } = await auth();
			const made = await api.enableTwoFactor({ body: request.body, headers: authHeaders(request) });
			if (!('totpURI' in made)) throw new ProblemError('internal');
			const secret = new URL(made.totpURI).searchParams.get('secret') ?? '';
			const { default: bwipjs } = await import('bwip-js/node');
			const svg = bwipjs.toSVG({
				bcid: 'qrcode',
				text: made.totpURI,
				scale: 4,
				paddingwidth: 4,
				paddingheight: 4,
			});
			return reply.send({
				secret,
				qrCode: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
				recoveryCodes: made.backupCodes,
			});
		},
	);

	app.post(
		'/api/admin/account/two-factor/confirm',
		{ config, schema: { hide: true, body: codeSchema } },
		async (request, reply) => {
			const staff = staffOf(request);
			await requireWithinLimit(database.db, { ...CONFIRM_LIMIT, who: staff.id });
			const { api } = await auth();
			const hash = await findPasswordHash(database.db, staff.id);
			const done = await api
				.verifyTOTP({ body: request.body, headers: authHeaders(request), returnHeaders: true })
				.catch(() => {
					throw error('code', say('problems.signIn.code'));
				});
			await finishTwoFactor(request, staff, hash, 'twoFactor.enabled');
			sendCookies(services, done.headers, reply);
			return reply.send({ hasTwoFactor: true });
		},
	);

	app.post(
		'/api/admin/account/two-factor/disable',
		{ config, schema: { hide: true, body: confirmPasswordSchema } },
		async (request, reply) => {
			const staff = staffOf(request);
			const hash = await requirePassword(services, staff, request.body.password, 'password');
			const { api } = await auth();
			const done = await api.disableTwoFactor({
				body: request.body,
				headers: authHeaders(request),
				returnHeaders: true,
			});
			await finishTwoFactor(request, staff, hash, 'twoFactor.disabled');
			sendCookies(services, done.headers, reply);
			return reply.send({ hasTwoFactor: false });
		},
	);

	/** better-auth has issued a new session, which stays unless the account was reset meanwhile. */
	async function finishTwoFactor(
		request: FastifyRequest,
		staff: SignedInStaff,
		hash: string | undefined,
		action: string,
	) {
		const stays = await database.db.transaction().execute(async (transaction) => {
			if (await isCredentialUnchanged(transaction, staff.id, hash)) {
				await recordAudit(transaction, entryOf(request, staff, action));
				return true;
			}
			await deleteTwoFactor(transaction, staff.id, new Date().toISOString());
			return false;
		});
		if (!stays) throw signedOutMeanwhile();
	}
}

/** Verifies the user's own password again and returns the matching hash. */
async function requirePassword(
	services: StaffServices,
	staff: SignedInStaff,
	password: string,
	path: string,
): Promise<string> {
	await requireWithinLimit(services.database.db, { ...CONFIRM_LIMIT, who: staff.id });
	const hash = await findPasswordHash(services.database.db, staff.id);
	if (!hash || !(await verifyPassword({ hash, password }))) throw error(path, WRONG_PASSWORD);
	return hash;
}

function error(path: string, message: Message): ProblemError {
	return new ProblemError('invalid', undefined, [{ path, message }]);
}

function entryOf(request: FastifyRequest, staff: SignedInStaff, action: string) {
	return {
		actor: staff,
		action,
		subject: { kind: 'staff', id: staff.id, name: staff.name },
		requestId: request.id,
	};
}
