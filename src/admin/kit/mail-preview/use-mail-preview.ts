import { useEffect, useState } from 'react';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { useStaffRequest } from '../session-dialog.tsx';
import type { ShownMail } from './shown-mail.ts';

export type MailPreviewState = {
	/** The last mails that could be made; undefined before the first. */
	mails: Readonly<Record<Locale, ShownMail>> | undefined;
	/** Why they are not those of the texts typed now. */
	failure: 'wrong' | 'failed' | undefined;
};

/** The mail in both languages with these texts, made by the server. Answers to older texts are dropped. */
export function useMailPreview(url: string, texts: object): MailPreviewState {
	const sendRequest = useStaffRequest();
	const [state, setState] = useState<MailPreviewState>({ mails: undefined, failure: undefined });
	useEffect(() => {
		const leaving = new AbortController();
		const { signal } = leaving;
		sendRequest<Record<Locale, ShownMail>>(url, { method: 'POST', body: texts, signal }).then(
			(result) => {
				if (signal.aborted) return;
				if (result.ok) setState({ mails: result.answer, failure: undefined });
				else setState(({ mails }) => ({ mails, failure: result.status === 400 ? 'wrong' : 'failed' }));
			},
			() => {},
		);
		return () => leaving.abort();
	}, [url, texts, sendRequest]);
	return state;
}
