import type { InboxRequest } from '../../../domain/sample-requests/inbox-request.ts';
import { showError } from '../../kit/staff-notice.ts';
import { useMadeLabels } from '../../labels/source/use-made-labels.ts';
import { useRequestChange } from './use-request-change.ts';

/** Makes the labels of a request, and opens them. */
export function useRequestLabels(record: InboxRequest) {
	const { busy, send, explain, revalidate } = useRequestChange(record);
	const openLabels = useMadeLabels();
	async function make(another: boolean) {
		const outcome = await send('label', { another });
		if (outcome?.kind === 'saved') return openLabels(outcome.answer.labels ?? []);
		if (outcome) showError(explain(outcome));
		await revalidate();
	}
	return { making: busy, make };
}
