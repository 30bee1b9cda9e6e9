import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { MAX_SAMPLES, type SampleItem } from '../../domain/sample-requests/sample-item.ts';
import { useNavigateTo } from '../../platform/ui/navigate-to.ts';
import { Notice } from '../../platform/ui/overlays/notice.tsx';
import { useSampleBox } from '../sample-box/sample-box.tsx';
import type { RequestedSampleError } from './sample-request-page.server.ts';

type RequestedNoticesProps = {
	/** The samples in the address, with the gloves' own size labels. */
	requested: readonly SampleItem[];
	errors: readonly RequestedSampleError[];
};

type NotAdded = { present: readonly SampleItem[]; full: readonly SampleItem[] };

/**
 * Adds the samples in the address to the box, and lists those that were not added: unknown glove or size, already in
 * the box, or no room.
 */
export function RequestedNotices({ requested, errors }: RequestedNoticesProps) {
	const t = useTranslations('sampleRequest.asked');
	const { add } = useSampleBox();
	const navigate = useNavigateTo();
	const [notices] = useState(errors);
	const [{ present, full }, setNotAdded] = useState<NotAdded>({ present: [], full: [] });

	// Only once: a reload must not add back what was removed.
	useEffect(() => {
		if (requested.length === 0) return;
		const outcomes = requested.map((sample) => add(sample));
		setNotAdded({
			present: requested.filter((_, at) => outcomes[at] === 'present'),
			full: requested.filter((_, at) => outcomes[at] === 'full'),
		});
		navigate('/sample-box', { replace: true, preventScrollReset: true });
	}, [requested, add, navigate]);

	return (
		<>
			{notices.map((error) => (
				<Notice key={error.partNumber} kind="caution">
					{t(error.kind, { partNumber: formatPartNumber(error.partNumber) })}
				</Notice>
			))}
			{present.length > 0 && (
				<Notice kind="caution">
					{t('present', { count: present.length, samples: listSamples(present) })}
				</Notice>
			)}
			{full.length > 0 && (
				<Notice kind="caution">
					{t('full', { count: full.length, samples: listSamples(full), most: MAX_SAMPLES })}
				</Notice>
			)}
		</>
	);
}

/** "XY300 L, XY301 XL" */
function listSamples(samples: readonly SampleItem[]): string {
	return samples.map(({ partNumber, size }) => `${formatPartNumber(partNumber)} ${size}`).join(', ');
}
