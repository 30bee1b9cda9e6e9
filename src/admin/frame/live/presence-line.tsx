import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { sendRequest } from '../../kit/staff-request.ts';
import { type PageSubject, PRESENCE_PATH } from './live-news.ts';

/** How often an open page says so, in milliseconds; the server forgets it after a minute. */
const EVERY_MS = 25_000;

/** Says who else has the record open, and tells the others that this reader does while the page is in sight. */
export function PresenceLine({ kind, id }: PageSubject) {
	const t = useTranslations('staff.live');
	const [others, setOthers] = useState<readonly string[]>([]);

	useEffect(() => {
		let isLeft = false;
		const tell = async () => {
			if (document.hidden) return;
			const result = await sendRequest<{ others: string[] }>(PRESENCE_PATH, {
				method: 'PUT',
				body: { kind, id },
			});
			if (!isLeft && result.ok) setOthers(result.answer.others);
		};
		const leave = () => {
			const body = JSON.stringify({ kind, id, left: true });
			const headers = { 'content-type': 'application/json' };
			fetch(PRESENCE_PATH, { method: 'PUT', body, headers, keepalive: true }).catch(() => {
				// The server forgets by itself.
			});
		};
		const onSight = () => (document.hidden ? leave() : tell());
		tell();
		const timer = setInterval(tell, EVERY_MS);
		document.addEventListener('visibilitychange', onSight);
		window.addEventListener('pagehide', leave);
		return () => {
			isLeft = true;
			clearInterval(timer);
			document.removeEventListener('visibilitychange', onSight);
			window.removeEventListener('pagehide', leave);
			leave();
		};
	}, [kind, id]);

	return (
		<p className="quiet" role="status">
			{others.length > 0 && t('others', { names: others.join(', '), count: others.length })}
		</p>
	);
}
