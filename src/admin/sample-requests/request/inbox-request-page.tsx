import { Flex, Group, Stack } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../../domain/catalogue/part-numbers/part-number.ts';
import { GlovePicture } from '../../../domain/catalogue/pictures/picture.tsx';
import { formatSize } from '../../../domain/catalogue/sizes/glove-size.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { AssigneeField } from '../../assignment/assignee-field.tsx';
import { AlertBlock } from '../../kit/alert-block.tsx';
import { RowList } from '../../kit/list/row-list.tsx';
import { StaffCard } from '../../kit/staff-card.tsx';
import { StaffIcon } from '../../kit/staff-icon.tsx';
import { StaffTime } from '../../kit/staff-time.tsx';
import { SourceLabels } from '../../labels/source/source-labels.tsx';
import type { Route } from './+types/inbox-request-page';
import { CheckList } from './check-list.tsx';
import { EraseRequest } from './erase-request.tsx';
import styles from './inbox-request-page.module.css';
import type { FoundRequest } from './inbox-request-page.server.ts';
import { RequestActions } from './request-actions.tsx';
import { RequestChip } from './request-chip.tsx';
import { RequestFacts } from './request-facts.tsx';
import { RequestHistory } from './request-history.tsx';
import { useRequestLabels } from './use-request-labels.ts';

export { loader } from './inbox-request-page.server.ts';

// Nothing on the page is filled in, so news may load it again; its dialogs hold that back.
export const handle = {
	subject: ({ found }: { found?: FoundRequest }) =>
		found && { kind: 'sampleRequest', id: found.record.number },
	isReloaded: true,
};

export default function InboxRequestPage({ loaderData: { found, number } }: Route.ComponentProps) {
	const t = useTranslations('sampleInbox');
	const [parameters] = useSearchParams();
	const back = `/admin/samples${parameters.size === 0 ? '' : `?${parameters}`}`;
	if (!found) {
		return (
			<Stack p="xl">
				<h2>{t('request.notFound')}</h2>
				<p>{t('request.notFoundLine', { number })}</p>
				<p>
					<Link to="/admin/samples">{t('request.toList')}</Link>
				</p>
			</Stack>
		);
	}
	// A different request remounts the page, so that input for one is never sent for the other.
	return <RequestView key={number} found={found} back={back} />;
}

function RequestView({ found, back }: { found: FoundRequest; back: string }) {
	const t = useTranslations('sampleInbox.request');
	const list = useTranslations('sampleInbox.list');
	const { record, checks, samples, next } = found;
	const { number, request, createdAt, erasedAt, state } = record;
	const person = `${request.firstName} ${request.lastName}`.trim();
	return (
		<article className={styles.request}>
			<p className={styles.back}>
				<Link to={back}>{list('back')}</Link>
			</p>
			<header>
				<div>
					<Group gap="xs">
						<h2>
							<bdi>{request.companyName || t('nameless')}</bdi>
						</h2>
						<RequestChip state={state} />
					</Group>
					<p className="quiet">
						{t.rich(person === '' ? 'askedNobody' : 'asked', {
							number,
							at: () => <StaffTime at={createdAt} />,
							name: () => <bdi>{person}</bdi>,
						})}
					</p>
				</div>
				<RequestActions found={found} />
			</header>
			{!erasedAt && <AssigneeField assignment={found.assignment} />}
			{next && state !== 'new' && (
				<p>
					{t.rich('next', {
						waiting: next.waiting,
						to: () => (
							<Link to={`/admin/samples/${next.number}`}>
								<bdi>{next.companyName || next.number}</bdi>
							</Link>
						),
					})}
				</p>
			)}
			{erasedAt && <AlertBlock tone="caution">{t('erasedNote')}</AlertBlock>}
			<div className={styles.columns}>
				<div>
					<RequestedSamples samples={samples} />
					<RequestLabels found={found} />
					<RequestFacts request={request} language={record.language} />
				</div>
				{!erasedAt && <CheckList record={record} checks={checks} samples={samples} />}
			</div>
			<RequestHistory found={found} />
			{!erasedAt && <EraseRequest record={record} />}
		</article>
	);
}

/** The labels of a request; an open one has none yet, and a declined one none to come. */
function RequestLabels({ found: { record, shipping } }: { found: FoundRequest }) {
	const { making, make } = useRequestLabels(record);
	const { number, state, erasedAt } = record;
	const canMake = !erasedAt && (state === 'approved' || state === 'shipped');
	if (!canMake && shipping.labels.length === 0) return null;
	return (
		<SourceLabels
			number={number}
			found={shipping}
			busy={making}
			onMake={canMake ? make : undefined}
			canOpen={state === 'approved'}
		/>
	);
}

/** The requested gloves: what the whole request is about, and so the first thing shown. */
function RequestedSamples({ samples }: Pick<FoundRequest, 'samples'>) {
	const t = useTranslations('sampleInbox.request');
	const locale = useLocale();
	return (
		<StaffCard title={t('samples')} action={<span className="quiet">{t('onePair')}</span>}>
			<RowList>
				{samples.map((sample) => (
					<li key={`${sample.partNumber} ${sample.size}`} className={styles.sample}>
						{sample.picture === '' ? (
							<span className={styles.picture} />
						) : (
							<GlovePicture
								src={sample.picture}
								sizes="48px"
								alt=""
								width={48}
								height={48}
								className={styles.picture}
							/>
						)}
						<span>
							<strong>{formatPartNumber(sample.partNumber)}</strong> <bdi>{sample.name}</bdi>
							{sample.state !== 'made' && (
								<Flex component="span" gap="xs" c="var(--limited)" fw={600}>
									<StaffIcon name="warning" size={20} />
									{t(sample.state)}
								</Flex>
							)}
						</span>
						<strong>
							<bdi>{formatSize(sample.size, locale)}</bdi>
						</strong>
					</li>
				))}
			</RowList>
		</StaffCard>
	);
}
