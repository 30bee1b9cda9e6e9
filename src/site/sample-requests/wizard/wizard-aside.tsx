import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { contactEmail, formatCompanySize } from '../../../domain/sample-requests/sample-request.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Link } from '../../../platform/ui/link.tsx';
import { useSampleBox } from '../../sample-box/sample-box.tsx';
import { SampleList } from '../../sample-box/sample-list.tsx';
import { SamplePaste } from '../../sample-box/sample-paste.tsx';
import type { RequestValues } from '../sample-request-draft.ts';
import styles from './wizard-aside.module.css';

type WizardAsideProps = { step: number; values: RequestValues; onGo: (step: number) => void };

/** Next to the question: the box, and on the last screen the earlier answers. */
export function WizardAside({ step, values, onGo }: WizardAsideProps) {
	return (
		<aside className={styles.aside}>{step < 4 ? <BoxCard /> : <Answers values={values} onGo={onGo} />}</aside>
	);
}

/** In place of the box, until scripts have read what is in it. */
export function AsideBefore() {
	const t = useTranslations('sampleRequest.box');
	return (
		<div className={styles.before}>
			<div className={styles.card}>
				<h2 className={styles.heading}>{t('heading')}</h2>
				<p className={styles.empty}>{t('before')}</p>
				<div className={styles.ways}>
					<Link to="/products">{t('browse')}</Link>
				</div>
			</div>
		</div>
	);
}

/** The box; on a phone a single row that expands. */
function BoxCard() {
	const t = useTranslations('sampleRequest.box');
	const { count } = useSampleBox();
	const [open, setOpen] = useState(false);
	return (
		<section className={styles.card} aria-labelledby="wizard-box">
			<h2 id="wizard-box" className={styles.heading}>
				{t('heading')}
				{count > 0 && (
					<>
						<b className={styles.badge} aria-hidden="true">
							{count}
						</b>
						<span className="sr-only"> {t('count', { count })}</span>
					</>
				)}
			</h2>
			<button
				type="button"
				className={styles.fold}
				aria-expanded={open}
				aria-controls="wizard-box-body"
				onClick={() => setOpen(!open)}
			>
				<Icon name="box" />
				<span>{t('folded', { count })}</span>
				<Icon name="chevron-down" />
			</button>
			<div id="wizard-box-body" className={styles.body} data-open={open || undefined}>
				<SampleList compact />
				{count === 0 && <p className={styles.empty}>{t('empty')}</p>}
				<div className={styles.ways}>
					<Link to="/products">{t(count === 0 ? 'browse' : 'another')}</Link>
					<SamplePaste />
				</div>
			</div>
		</section>
	);
}

/** The answers of the earlier screens, each with a link back to its screen, so that nothing is asked twice. */
function Answers({ values, onGo }: Pick<WizardAsideProps, 'values' | 'onGo'>) {
	const t = useTranslations('sampleRequest.answers');
	const requestMessages = useTranslations('sampleRequest');
	const locale = useLocale();
	const affiliation = values.professionalAffiliation === 'distributor' ? 'distributor' : 'safety';
	const size =
		values.companySize === 'Distributor'
			? requestMessages('size.distributor')
			: t('employees', { size: formatCompanySize(values.companySize, locale) });
	const rows = [
		{ step: 1, name: t('affiliation'), value: requestMessages(`affiliation.${affiliation}`) },
		{ step: 2, name: t('size'), value: size },
		{ step: 3, name: t('email'), value: contactEmail(values) },
	];
	return (
		<section className={styles.card} aria-labelledby="wizard-answers">
			<h2 id="wizard-answers" className={`${styles.heading} ${styles.stays}`}>
				{t('heading')}
			</h2>
			<dl className={styles.answers}>
				{rows.map(({ step, name, value }) => (
					<div key={step} className={styles.answer}>
						<dt>{name}</dt>
						<dd>{value}</dd>
						<dd className={styles.change}>
							<button type="button" aria-label={t('changeWhat', { what: name })} onClick={() => onGo(step)}>
								{t('change')}
							</button>
						</dd>
					</div>
				))}
			</dl>
			<p className={styles.person}>
				<Icon name="info" />
				<span>{t('person')}</span>
			</p>
		</section>
	);
}
