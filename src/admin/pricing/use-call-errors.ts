import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { findMovedTo, type MovedTo } from '../kit/form/merged-away.tsx';
import type { CallError, CallResult } from '../kit/staff-call.ts';

/** What a refused call says: one message above the form, and what is wrong with each field. */
export function useCallErrors() {
	const t = useTranslations('pricing.faults');
	const [faults, setErrors] = useState<readonly CallError[]>([]);
	const [message, setMessage] = useState('');
	const [movedTo, setMovedTo] = useState<MovedTo>();
	return {
		message,
		/** The company that this one was merged into meanwhile. */
		movedTo,
		faults,
		errorOf: (path: string) => faults.find((fault) => fault.path === path)?.message,
		clear: (path?: string) => {
			setErrors((now) => (path === undefined ? [] : now.filter((fault) => fault.path !== path)));
			if (path === undefined) setMessage('');
		},
		show: (result: CallResult<unknown>) => {
			if (result.ok) return;
			setErrors(result.errors);
			const moved = findMovedTo(result);
			setMovedTo(moved);
			if (moved) return setMessage('');
			if (result.status === 0) setMessage(t('offline'));
			else if (result.errors.length > 0) setMessage(t('check', { count: result.errors.length }));
			else setMessage(result.status === 409 || result.status === 412 ? result.detail : t('failed'));
		},
	};
}
