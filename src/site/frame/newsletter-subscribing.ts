import { languageHeader } from '../../platform/i18n/api-language.ts';
import { makeIdempotencyKey } from '../../platform/ui/fields/idempotency-key.ts';

const ANSWER_WITHIN_MS = 20_000;

/** The same address again reuses the idempotency key, however often the button is pressed. */
let lastTry = { body: '', key: '' };
let isPending = false;
let hasSubscribed = false;

/** True if this page has sent a subscription since it was loaded. */
export function hasSubscribedHere(): boolean {
	return hasSubscribed;
}

/**
 * Sends the newsletter form and shows its confirmation. If the server rejects it, the form is submitted natively: the
 * page in the response shows the reason and the typed text.
 * @returns `asked`: stored, but the confirmation page cannot be loaded; `offline` and `failed`: not sent, try again
 */
export async function subscribe(
	form: HTMLFormElement,
	navigate: (path: string) => void | Promise<void>,
): Promise<'shown' | 'asked' | 'offline' | 'failed'> {
	if (isPending) return 'shown';
	isPending = true;
	try {
		const outcome = await send(form);
		if (outcome !== 'stored') return outcome;
		hasSubscribed = true;
		const has = await import('../newsletter/newsletter-page.tsx').then(
			() => true,
			() => false,
		);
		if (!has) return 'asked';
		await navigate('/newsletter/asked');
		return 'shown';
	} finally {
		isPending = false;
	}
}

async function send(form: HTMLFormElement): Promise<'stored' | 'shown' | 'offline' | 'failed'> {
	const typed = new FormData(form);
	const body = JSON.stringify({
		email: String(typed.get('email') ?? ''),
		page: location.pathname,
		leaveEmpty: String(typed.get('leaveEmpty') ?? ''),
	});
	if (lastTry.body !== body) lastTry = { body, key: makeIdempotencyKey() };
	let status: number;
	try {
		const answer = await fetch('/api/newsletter-subscriptions', {
			method: 'POST',
			headers: { ...languageHeader(), 'content-type': 'application/json', 'idempotency-key': lastTry.key },
			body,
			signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
		});
		status = answer.status;
	} catch {
		return navigator.onLine ? 'failed' : 'offline';
	}
	if (status === 202) {
		lastTry = { body: '', key: '' };
		return 'stored';
	}
	if (status >= 500) return 'failed';
	form.submit();
	return 'shown';
}
