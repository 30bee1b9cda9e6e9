import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type Issue, type IssueTexts, listMissing } from '../../../domain/newsletter/issues/issue.ts';
import {
	createIssue,
	requireComplete,
	requireIssue,
	resumeIssue,
	saveIssue,
	sendIssue,
	stopIssue,
} from '../../../domain/newsletter/issues/issue-commands.server.ts';
import { composeIssueMail } from '../../../domain/newsletter/issues/issue-mail.ts';
import { issueSchema } from '../../../domain/newsletter/issues/issue-schema.ts';
import { mailGloves } from '../../../domain/newsletter/issues/mail-gloves.server.ts';
import type { AuditedChange } from '../../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import { readRequestVersion } from '../../../platform/http/version-match.server.ts';
import { LOCALES, type Locale } from '../../../platform/i18n/locale.ts';
import { issueOf } from '../../../platform/i18n/message.ts';
import { messagesFor } from '../../../platform/i18n/server-messages.ts';
import { LOCALE_OF } from '../../../platform/i18n/stored-language.ts';
import { withIdempotency } from '../../../platform/limits/idempotency.server.ts';
import type { MailSender } from '../../../platform/mail/compose-mail.ts';
import { queueMail } from '../../../platform/mail/mail-outbox.server.ts';
import { formatVersionTag } from '../../../platform/text/version-tag.ts';
import { changeBy, readBody, toIdempotentRequest } from '../../frame/staff-change.server.ts';
import { staffOf } from '../../frame/staff-guard.server.ts';
import type { StaffServices } from '../../frame/staff-services.server.ts';
import { showMail } from '../../kit/mail-preview/shown-mail.ts';

const PATH = '/api/admin/newsletter-issues';
const named = z.object({ id: z.string().regex(/^[0-9a-f]{24}$/, issueOf('validation.listedId')) });
const copyBody = z.strictObject({ from: named.shape.id.optional() });

/** Stands for a reader's own token in previews and tests: a link with it says that it does not work. */
const NO_TOKEN = 'test';

type Change = (
	transaction: DatabaseLike,
	at: { id: string; version: number },
	by: AuditedChange,
) => Promise<Issue>;

/** Staff routes of the newsletter's issues: writing, looking at, testing, sending, stopping. */
export function addIssueRoutes(
	plain: FastifyInstance,
	services: StaffServices & { sender: MailSender },
): void {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	const config = { access: 'staff' } as const;
	const { catalogue, sender } = services;
	const { db } = services.database;
	const compose = (texts: IssueTexts, email: string, locale: Locale) =>
		composeIssueMail(sender, texts, { email, locale, leaveToken: NO_TOKEN }, mailGloves(catalogue));

	app.post(PATH, { config, schema: { hide: true, body: copyBody } }, async (request, reply) => {
		const { from } = request.body;
		const keyedRequest = toIdempotentRequest(request, `POST ${PATH}`, request.body);
		const { status, answer } = await withIdempotency(db, keyedRequest, async (transaction) => {
			const texts = from === undefined ? undefined : await requireIssue(transaction, from);
			return { status: 201, answer: await createIssue(transaction, texts, changeBy(request)) };
		});
		return send(reply.code(status).header('location', `${PATH}/${answer.id}`), answer);
	});

	app.get(`${PATH}/:id`, { config, schema: { hide: true, params: named } }, async (request, reply) =>
		send(reply, await requireIssue(db, request.params.id)),
	);

	/** Makes one change of an issue at the version that its sender has seen. */
	async function change(request: FastifyRequest, reply: FastifyReply, make: Change) {
		const { id } = request.params as { id: string };
		await requireIssue(db, id);
		const version = readRequestVersion(request, { kind: 'newsletter-issue', id });
		const stored = await db
			.transaction()
			.execute((transaction) => make(transaction, { id, version }, changeBy(request)));
		return send(reply, stored);
	}

	app.put(`${PATH}/:id`, { config, schema: { hide: true, params: named } }, (request, reply) =>
		change(request, reply, (transaction, at, by) =>
			saveIssue(transaction, at, readBody(issueSchema, request.body), by),
		),
	);

	for (const [verb, make] of [
		['send', sendIssue],
		['stop', stopIssue],
		['resume', resumeIssue],
	] as const)
		app.post(`${PATH}/:id/${verb}`, { config, schema: { hide: true, params: named } }, (request, reply) =>
			change(request, reply, make),
		);

	// To oneself, as stored, in each language that is written.
	app.post(`${PATH}/:id/test`, { config, schema: { hide: true, params: named } }, async (request) => {
		const issue = await requireIssue(db, request.params.id);
		const missing = listMissing(issue);
		const written = (['english', 'french'] as const).filter(
			(language) => !missing.some((path) => path.startsWith(language)),
		);
		if (written.length === 0) requireComplete(missing);
		const { email } = staffOf(request);
		await db.transaction().execute(async (transaction) => {
			for (const language of written) {
				const locale = LOCALE_OF[language];
				const mail = compose(issue, email, locale);
				const subject = messagesFor(locale, 'newsletter')('issue.testSubject', { subject: mail.subject });
				await queueMail(transaction, { ...mail, subject });
			}
		});
		services.notifyMail();
		return { to: email, count: written.length };
	});

	app.post('/api/admin/newsletter-issue-previews', { config, schema: { hide: true } }, (request) => {
		const texts = readBody(issueSchema, request.body);
		const { email } = staffOf(request);
		return Object.fromEntries(LOCALES.map((locale) => [locale, showMail(compose(texts, email, locale))]));
	});
}

function send(reply: FastifyReply, issue: Issue): FastifyReply {
	const { id, version } = issue;
	return reply.header('etag', formatVersionTag({ kind: 'newsletter-issue', id }, version)).send(issue);
}
