import { z } from 'zod';
import { ORDER_LIMITS } from '../../domain/orders/order-lines.ts';
import { PASSWORD_LENGTH } from '../../platform/accounts/password-rules.ts';
import { issueOf } from '../../platform/i18n/message.ts';
import { typedText } from '../../platform/text/typed-text.ts';

/** Only the length is checked. */
const typedPassword = z
	.string()
	.min(1, issueOf('validation.typePassword'))
	.max(PASSWORD_LENGTH.max, issueOf('validation.longPassword', { most: PASSWORD_LENGTH.max }));

const typedEmail = z
	.string()
	.trim()
	.min(1, issueOf('validation.typeEmail'))
	.max(254, issueOf('validation.longEmail', { most: 254 }));

export const portalSignInSchema = z.strictObject({ email: typedEmail, password: typedPassword });

export const forgottenSchema = z.strictObject({ email: typedEmail });

export const portalPasswordSchema = z.strictObject({
	token: z.string().max(100),
	password: z.string().max(1000),
});

export const portalChangeSchema = z.strictObject({
	currentPassword: typedPassword,
	newPassword: z.string().max(1000),
});

export const orderTextSchema = z.strictObject({ text: z.string().max(4 * ORDER_LIMITS.text) });

export const orderSchema = z.strictObject({
	text: z.string().max(4 * ORDER_LIMITS.text),
	purchaseOrder: typedText({ max: ORDER_LIMITS.purchaseOrder }).default(''),
	note: typedText({ max: ORDER_LIMITS.note, lines: true }).default(''),
});

/**
 * An order as sent by a program: `seen` as returned by the read-back, so that an order whose price has changed since is
 * refused.
 */
export const orderRequestSchema = orderSchema.extend({ seen: z.string().max(400_000).optional() });

export const priceQuerySchema = z.object({
	q: z.string().max(200).default(''),
	place: z.string().max(80).default(''),
});
