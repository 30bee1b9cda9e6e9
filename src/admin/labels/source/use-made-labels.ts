import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatLabelNumber } from '../../../domain/labels/label.ts';
import { showDone } from '../../kit/staff-notice.ts';
import type { LabelsAnswer } from './labels-answer.ts';

/** Returns a function that opens labels which were just made: the first of them, in the form if it is a draft. */
export function useMadeLabels() {
	const t = useTranslations('labels.source');
	const navigate = useNavigate();
	return (labels: LabelsAnswer['labels']) => {
		const [first] = labels;
		if (!first) return;
		const isDraft = first.state === 'draft';
		const numbers = labels.map(({ id }) => formatLabelNumber(id)).join(', ');
		showDone(t(isDraft ? 'madeDraft' : 'made', { numbers }));
		navigate(`/admin/labels/${first.id}${isDraft ? '/edit' : ''}`);
	};
}
