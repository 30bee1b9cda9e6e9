import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { describeOrderError } from '../../domain/orders/order-error-messages.ts';
import type { ReadOrder } from '../../domain/orders/order-reading.server.ts';
import { countOrderPairs } from '../../domain/orders/portal-order.ts';
import { Icon } from '../../platform/ui/icon.tsx';
import { Notice } from '../../platform/ui/overlays/notice.tsx';
import styles from './order-read-back.module.css';
import { OrderTable } from './order-table.tsx';

/** The parsed order: first the invalid lines with their line numbers, then the others as they would be sent. */
export function OrderReadBack({ read, children }: { read: ReadOrder; children: ReactNode }) {
	const t = useTranslations('distributorPortal.order');
	const errors = useTranslations('distributorPortal.order.errors');
	const wrong = read.lines.filter(({ error }) => error !== undefined);
	const good = read.lines.flatMap(({ line, typedNumber, place }) =>
		line ? [{ ...line, typedNumber, place }] : [],
	);
	return (
		<section className={styles.readBack} aria-labelledby="read-back">
			<h2 id="read-back" className={styles.heading}>
				{t('readTitle')}
			</h2>
			{wrong.length > 0 ? (
				<Notice kind="error" role="alert" title={t('errorTitle', { count: wrong.length })}>
					<p>{t('errorLine')}</p>
					<ul role="list" className={styles.errors}>
						{wrong.map(({ place, text, error }) => (
							<li key={place}>
								<span className={styles.place}>
									{t('lineNumber')} {place}
								</span>
								<bdi className={styles.text}>{text}</bdi>
								<span className={styles.error}>
									<Icon name="arrow-right" />
									<span>{error && describeOrderError(errors, error)}</span>
								</span>
							</li>
						))}
					</ul>
				</Notice>
			) : (
				<Notice kind="good" role="status">
					{t('good', { lines: good.length, pairs: countOrderPairs(good) })}
				</Notice>
			)}
			{read.talk.length > 0 && (
				<Notice kind="caution" title={t('talkTitle', { count: read.talk.length })}>
					<ul role="list" className={styles.errors}>
						{read.talk.map(({ place, text }) => (
							<li key={place}>
								<span className={styles.place}>
									{t('lineNumber')} {place}
								</span>
								<bdi className={styles.text}>{text}</bdi>
							</li>
						))}
					</ul>
				</Notice>
			)}
			{good.length > 0 && <OrderTable lines={good} currency={read.currency} />}
			<div className={styles.ways}>{children}</div>
		</section>
	);
}
