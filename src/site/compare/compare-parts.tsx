import messages from 'messages:compare,sampleLink';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { ButtonLink } from '../../platform/ui/fields/button-link.tsx';
import { Icon } from '../../platform/ui/icon.tsx';
import { Link } from '../../platform/ui/link.tsx';
import { EmptyState } from '../../platform/ui/overlays/empty-state.tsx';
import styles from './compare-page.module.css';
import type { loader } from './compare-page.server.ts';
import { CompareTable } from './compare-table.tsx';
import { compareAddress } from './comparison.ts';

export type ComparedData = Awaited<ReturnType<typeof loader>>;

// The notices and suggestions, and the table; each with its messages.

export const CompareNotices = withMessages(messages, Notices);

export const ComparedGloves = withMessages(messages, Comparison);

function Notices({ data }: { data: ComparedData }) {
	const t = useTranslations('compare');
	const { gloves, unknown, leftOut, isFull, add, matches, onlyDifferences } = data;
	const chosen = gloves.map(({ partNumber }) => partNumber);
	const withGlove = (partNumber: string) => compareAddress([...chosen, partNumber], onlyDifferences);
	return (
		<>
			{unknown.map(({ name, near }) => (
				<Notice key={name}>
					{t('unknown', { name: formatPartNumber(name) })}
					{!isFull && near.length > 0 && (
						<>
							{' '}
							{t('near')}{' '}
							{near.map((partNumber) => (
								<Link key={partNumber} className={styles.near} to={withGlove(partNumber)}>
									{formatPartNumber(partNumber)}
								</Link>
							))}
						</>
					)}
				</Notice>
			))}
			{leftOut.length > 0 && (
				<Notice>{t('leftOut', { names: leftOut.map(formatPartNumber).join(', ') })}</Notice>
			)}
			{isFull && add !== '' && <Notice>{t('full', { text: add })}</Notice>}
			{!isFull && add !== '' && (
				<section className={styles.matches} aria-labelledby="compare-matches">
					<h2 id="compare-matches" className={styles.matchesName}>
						{t(matches.length > 0 ? 'matches' : 'noMatch', { text: add })}
					</h2>
					<ul role="list">
						{matches.map(({ partNumber, name }) => (
							<li key={partNumber}>
								<Link to={withGlove(partNumber)}>
									<Icon name="plus" />
									<span>
										<b>{formatPartNumber(partNumber)}</b> {name}
									</span>
								</Link>
							</li>
						))}
					</ul>
				</section>
			)}
		</>
	);
}

function Notice({ children }: { children: ReactNode }) {
	return (
		<p className={styles.notice}>
			<Icon name="info" />
			<span>{children}</span>
		</p>
	);
}

function Comparison({ data }: { data: ComparedData }) {
	const t = useTranslations('compare');
	const { gloves, rows, onlyDifferences } = data;
	const chosen = gloves.map(({ partNumber }) => partNumber);
	if (gloves.length === 0) {
		return (
			<EmptyState
				icon="hand"
				title={t('none.title')}
				text={t('none.text')}
				actions={
					<>
						<ButtonLink variant="outlined" to="/products">
							{t('none.all')}
						</ButtonLink>
						<ButtonLink variant="outlined" to="/find-a-glove">
							{t('none.finder')}
						</ButtonLink>
					</>
				}
			/>
		);
	}
	const same = rows.filter(({ differs }) => !differs).length;
	return (
		<>
			<div className={styles.compared}>
				<div className={styles.tools}>
					<p className={styles.count}>
						{gloves.length === 1 ? t('one') : t(onlyDifferences ? 'onlySame' : 'agreeing', { count: same })}
					</p>
					{gloves.length > 1 && (
						<Link
							className={styles.toggle}
							to={compareAddress(chosen, !onlyDifferences)}
							preventScrollReset
							aria-current={onlyDifferences ? 'true' : undefined}
						>
							<span className={styles.switch} />
							<span>
								{t('onlyDifferences')}
								{onlyDifferences && <span className="sr-only"> ({t('showAll')})</span>}
							</span>
						</Link>
					)}
					{onlyDifferences && same === rows.length && gloves.length > 1 && <p>{t('same')}</p>}
				</div>
				<CompareTable
					gloves={gloves}
					rows={onlyDifferences && gloves.length > 1 ? rows.filter(({ differs }) => differs) : rows}
					onlyDifferences={onlyDifferences}
				/>
			</div>
			<p className={styles.safety}>
				<Icon name="info" />
				<span>{t('safety')}</span>
			</p>
		</>
	);
}
