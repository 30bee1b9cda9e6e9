import { Button, Modal } from '@mantine/core';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SignInForm } from '../accounts/sign-in/sign-in-form.tsx';
import { type RequestOptions, type RequestResult, sendRequest } from './staff-request.ts';

type SendStaffRequest = <Answer = unknown>(
	url: string,
	options?: RequestOptions,
) => Promise<RequestResult<Answer>>;

const StaffRequestContext = createContext<SendStaffRequest>(sendRequest);

/**
 * Like `sendRequest`, but if the session has ended, a dialog asks to sign in again and the request is repeated, so that no
 * input is lost. If the dialog is closed without signing in, the result is the 401.
 */
export function useStaffRequest(): SendStaffRequest {
	return useContext(StaffRequestContext);
}

/** Provides `useStaffRequest` to the pages below. */
export function SessionProvider({ email, children }: { email: string; children: ReactNode }) {
	const t = useTranslations('staff.again');
	const [isOpen, setIsOpen] = useState(false);
	// Requests rejected by the ended session share one dialog.
	const waiting = useRef<((signedIn: boolean) => void)[]>([]);

	const finish = useCallback((signedIn: boolean) => {
		setIsOpen(false);
		for (const go of waiting.current.splice(0)) go(signedIn);
	}, []);

	const send: SendStaffRequest = useMemo(
		() =>
			async function sendAgain<Answer>(
				url: string,
				options?: RequestOptions,
			): Promise<RequestResult<Answer>> {
				const result = await sendRequest<Answer>(url, options);
				if (result.ok || result.status !== 401) return result;
				setIsOpen(true);
				const signedIn = await new Promise<boolean>((go) => waiting.current.push(go));
				return signedIn ? sendRequest<Answer>(url, options) : result;
			},
		[],
	);

	return (
		<StaffRequestContext value={send}>
			{children}
			<Modal opened={isOpen} onClose={() => finish(false)} title={t('title')} zIndex={400}>
				<p>{t('line')}</p>
				<br />
				<SignInForm email={email} onSignedIn={() => finish(true)} />
				<Button variant="subtle" fullWidth mt="md" onClick={() => finish(false)}>
					{t('cancel')}
				</Button>
			</Modal>
		</StaffRequestContext>
	);
}
