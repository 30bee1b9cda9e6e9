import { createAuthEndpoint } from 'better-auth/api';
import { z } from 'zod';

/** better-auth's name for a sign-in that waits for its second step. */
const CHALLENGE_COOKIE = 'two_factor';

/** Two calls that better-auth lacks, as a plugin without HTTP routes. */
export function staffEndpoints() {
	return {
		id: 'staff-endpoints',
		endpoints: {
			/** Sets the browser's session cookie to a new token, signed like all others. */
			signSessionCookie: createAuthEndpoint.serverOnly(
				{ method: 'POST', body: z.object({ token: z.string() }) },
				async (ctx) => {
					const { name, attributes } = ctx.context.authCookies.sessionToken;
					await ctx.setSignedCookie(name, ctx.body.token, ctx.context.secret, attributes);
					return ctx.json({});
				},
			),
			/** The id of the account whose sign-in is waiting for a code in this browser. */
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
