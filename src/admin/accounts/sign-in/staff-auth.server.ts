import type { BetterAuthOptions } from 'better-auth';
import { getAdapter } from 'better-auth/db/adapter';
import { betterAuth } from 'better-auth/minimal';
import { twoFactor } from 'better-auth/plugins/two-factor';
import brand from '../../../../content/brand.json' with { type: 'json' };
import { hashPassword, verifyPassword } from '../../../platform/accounts/password-hash.server.ts';
import { PASSWORD_LENGTH } from '../../../platform/accounts/password-rules.ts';
import type { Database } from '../../../platform/db/database.server.ts';
import { hashTokens } from './staff-auth-adapter.server.ts';
import { staffEndpoints } from './staff-auth-endpoints.server.ts';
import { cookieNames } from './staff-cookie.ts';

/** Idle timeout of a session: half an hour without a request. */
const IDLE_SECONDS = 30 * 60;
/** Activity extends the idle timeout at most once a minute, so that not every request writes. */
const MOVE_EVERY_SECONDS = 60;

export type StaffAuth = Awaited<ReturnType<typeof createStaffAuth>>;

/**
 * Sessions, passwords and second factors of staff: better-auth on our database and our migrations. None of its own
 * routes is served; only `sign-in-api.server.ts` and its neighbours call it, so there is a single way to sign in
 * (docs/decisions/009-back-office.md).
 */
export async function createStaffAuth(settings: { database: Database; secret: string; publicUrl: string }) {
	const { database, secret, publicUrl } = settings;
	const secure = publicUrl.startsWith('https:');
	const names = cookieNames(publicUrl);
	const attributes = { secure, httpOnly: true, sameSite: 'lax', path: '/' } as const;
	const options = {
		appName: `${brand.name} back office`,
		baseURL: publicUrl,
		secret,
		telemetry: { enabled: false },
		logger: { disabled: true },
		emailAndPassword: {
			enabled: true,
			disableSignUp: true,
			minPasswordLength: PASSWORD_LENGTH.min,
			maxPasswordLength: PASSWORD_LENGTH.max,
			password: { hash: hashPassword, verify: verifyPassword },
		},
		user: {
			modelName: 'staff_account',
			fields: {
				emailVerified: 'email_verified',
				createdAt: 'created_at',
				updatedAt: 'updated_at',
			},
			additionalFields: {
				disabledAt: { type: 'date', required: false, input: false, fieldName: 'disabled_at' },
				passwordGenerated: {
					type: 'boolean',
					required: false,
					input: false,
					fieldName: 'password_generated',
				},
				language: { type: 'string', required: false, input: false },
				colorScheme: { type: 'string', required: false, input: false, fieldName: 'color_scheme' },
			},
		},
		session: {
			modelName: 'staff_session',
			fields: {
				userId: 'user_id',
				expiresAt: 'expires_at',
				ipAddress: 'ip_address',
				userAgent: 'user_agent',
				createdAt: 'created_at',
				updatedAt: 'updated_at',
			},
			expiresIn: IDLE_SECONDS,
			updateAge: MOVE_EVERY_SECONDS,
			cookieCache: { enabled: false },
		},
		account: {
			modelName: 'staff_credential',
			fields: {
				userId: 'user_id',
				providerId: 'provider_id',
				accountId: 'account_id',
				accessToken: 'access_token',
				refreshToken: 'refresh_token',
				idToken: 'id_token',
				accessTokenExpiresAt: 'access_token_expires_at',
				refreshTokenExpiresAt: 'refresh_token_expires_at',
				createdAt: 'created_at',
				updatedAt: 'updated_at',
			},
		},
		verification: {
			modelName: 'staff_challenge',
			fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
		},
		databaseHooks: {
			session: {
				create: {
					// A disabled account gets no session, whichever factor is used.
					before: async (session, context) => {
						const user = await context?.context.internalAdapter.findUserById(session.userId);
						return user && !(user as { disabledAt?: Date | null }).disabledAt ? undefined : false;
					},
				},
			},
		},
		advanced: {
			cookiePrefix: names.session,
			useSecureCookies: false,
			defaultCookieAttributes: attributes,
			cookies: { session_token: { name: names.session }, two_factor: { name: names.challenge } },
			database: { validateSchema: false },
			ipAddress: { ipAddressHeaders: ['x-forwarded-for'] },
		},
		plugins: [
			staffEndpoints(),
			twoFactor({
				issuer: brand.name,
				schema: {
					user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
					twoFactor: {
						modelName: 'staff_two_factor',
						fields: {
							backupCodes: 'backup_codes',
							userId: 'user_id',
							failedVerificationCount: 'failed_verification_count',
							lockedUntil: 'locked_until',
						},
					},
				},
			}),
		],
	} satisfies BetterAuthOptions;
	// Both engines are declared as "sqlite", whose column types match our portable ones: text for
	// times and 0 or 1.
	const adapter = await getAdapter({ ...options, database: { db: database.db as never, type: 'sqlite' } });
	return betterAuth({ ...options, database: () => hashTokens(adapter) });
}
