import { createAuthEndpoint } from 'better-auth/api';
import { z } from 'zod';

/** What a sign-in that waits for its second step is called inside better-auth. */
const CHALLENGE_COOKIE = 'two_factor';

/** Two calls that better-auth has no function for, written as a plugin of it. Neither has an address. */
export function staffEndpoints() {
	return {
		id: 'staff-endpoints',
		endpoints: {
			/** Puts a session's secret into the browser's cookie, signed as every other. */
			signSessionCookie: createAuthEndpoint.serverOnly(
				{ method: 'POST', body: z.object({ token: z.string() }) },
				async (ctx) => {
					const { name, attributes } = ctx.context.authCookies.sessionToken;
					await ctx.setSignedCookie(name, ctx.body.token, ctx.context.secret, attributes);
					return ctx.json({});
				},
			),
			/** The account whose sign-in waits for a code in this browser, by id. */
			findChallengedAccount: createAuthEndpoint.serverOnly(
				{ method: 'POST', requireHeaders: true },
				async (ctx) => {
					const { name } = ctx.context.createAuthCookie(CHALLENGE_COOKIE);
					const identifier = await ctx.getSignedCookie(name, ctx.context.secret);
					if (!identifier) return undefined;
					const waiting = await ctx.context.internalAdapter.findVerificationValue(identifier);
					return waiting?.value;
				},
			),
		},
	};
}
