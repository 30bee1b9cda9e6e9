import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { PositionIcon, ProcessIcon } from '../../domain/ratings/drawings/process-icon.tsx';
import { WELDING_POSITIONS, WELDING_PROCESSES, weldingNameIn } from '../../domain/ratings/welding-process.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { PlainButton } from '../../platform/ui/fields/plain-button.tsx';
import { Icon } from '../../platform/ui/icon.tsx';
import { usePathTo } from '../../platform/ui/link.tsx';
import { type NamedFact, useNamedFacts } from './fact-label.ts';
import { FINDER_PATH, finderAddress } from './finder-address.ts';
import styles from './finder-page.module.css';
import type { FinderQuestion } from './finder-question.ts';
import { HazardIcon } from './hazard-icon.tsx';

/** Hazards that the fourth question offers; the others are only read from text. */
const OFFERED_HAZARDS = ['hot', 'cold', 'sharp', 'wet'] as const;
/** "140": a current that the number field can hold. */
const PLAIN_AMPS = /^\d{1,4}$/;

/** Asks for process, current, position, and hazards to the hand. The form is submitted natively. */
export function JobQuestions({ question: { facts, glove } }: { question: FinderQuestion }) {
	const pathTo = usePathTo();
	const t = useTranslations('finder');
	const locale = useLocale();
	const id = useId();
	const nameFacts = useNamedFacts();
	const named = nameFacts(facts);
	const amps = findPlainAmps(named);
	const open = named.filter(({ name }) => name === 'unread' || name === 'doubt');
	const remaining = named.filter((fact) => fact !== amps && !open.includes(fact) && !isOffered(fact));
	return (
		// The key resets the form when the address changes, so that it holds the facts of the address.
		<form action={pathTo(FINDER_PATH)} className={styles.form} key={finderAddress(facts)} autoComplete="off">
			{glove !== undefined && <input type="hidden" name="glove" value={glove} />}
			{/* Unread words and doubts are carried along, since there is no field that could clear them. */}
			{open.map(({ name, value }) => (
				<input key={`${name} ${value}`} type="hidden" name={name} value={value} />
			))}
			<fieldset className={styles.group} data-wide="">
				<legend className={styles.legend}>{t('process.question')}</legend>
				<p className={styles.hint}>{t('process.hint')}</p>
				<div className={styles.ticks} data-long="">
					{WELDING_PROCESSES.map(({ code, label, french }) => (
						<Tick
							key={code}
							icon={<ProcessIcon code={code} />}
							name="process"
							value={code.toLowerCase()}
							label={weldingNameIn({ label, french }, locale)}
							checked={facts.processes.includes(code)}
						/>
					))}
					<Tick
						icon={<Icon name="hand" />}
						name="process"
						value="handling"
						label={t('process.handling')}
						checked={facts.handling}
					/>
				</div>
			</fieldset>
			<div className={styles.group}>
				<label className={styles.legend} htmlFor={`${id}amps`}>
					{t('amps.question')}
				</label>
				<div className={styles.amps}>
					<input
						id={`${id}amps`}
						type="number"
						name="amps"
						min={1}
						max={2000}
						inputMode="numeric"
						defaultValue={amps?.value}
						aria-describedby={`${id}amps-hint`}
					/>
					<span aria-hidden="true">A</span>
				</div>
				<p id={`${id}amps-hint`} className={styles.hint}>
					{t('amps.hint')}
				</p>
			</div>
			<fieldset className={styles.group}>
				<legend className={styles.legend}>{t('position.question')}</legend>
				<div className={styles.ticks} data-short="">
					{WELDING_POSITIONS.map(({ code, label, french }) => (
						<Tick
							key={code}
							icon={<PositionIcon code={code} />}
							name="position"
							value={code.toLowerCase()}
							label={weldingNameIn({ label, french }, locale)}
							checked={facts.positions.includes(code)}
						/>
					))}
				</div>
			</fieldset>
			<fieldset className={styles.group} data-wide="">
				<legend className={styles.legend}>{t('hazards.question')}</legend>
				<div className={styles.ticks} data-short="">
					{OFFERED_HAZARDS.map((hazard) => (
						<Tick
							key={hazard}
							icon={<HazardIcon hazard={hazard} />}
							name="hazard"
							value={hazard}
							label={t(`hazards.${hazard}`)}
							checked={facts.hazards.includes(hazard)}
						/>
					))}
				</div>
			</fieldset>
			{remaining.length > 0 && (
				<fieldset className={styles.group} data-wide="" data-extra="">
					<legend className={styles.legend}>{t('alsoRead')}</legend>
					<div className={styles.ticks}>
						{remaining.map((fact) => (
							<Tick key={`${fact.name} ${fact.value}`} {...fact} checked />
						))}
					</div>
				</fieldset>
			)}
			<PlainButton type="submit" variant="dark" icon="search">
				{t('submit')}
			</PlainButton>
		</form>
	);
}

/** The current shown in the number field: the only one given, and for the whole job. */
function findPlainAmps(named: readonly NamedFact[]): NamedFact | undefined {
	const [only, ...others] = named.filter(({ name }) => name === 'amps');
	return only && others.length === 0 && PLAIN_AMPS.test(only.value) ? only : undefined;
}

/** True for facts that the questions already show. An unclear word is not an answer: a selected process replaces it. */
function isOffered({ name, value }: NamedFact): boolean {
	if (name === 'hazard') return (OFFERED_HAZARDS as readonly string[]).includes(value);
	return name === 'process' || name === 'position' || name === 'unclear';
}

type TickProps = {
	name: string;
	value: string;
	label: string;
	checked: boolean;
	type?: 'checkbox' | 'radio';
	icon?: ReactNode;
};

/** One answer; the whole plate is clickable. "Flat (1G / 1F)" never breaks inside its brackets. */
export function Tick({ name, value, label, checked, type = 'checkbox', icon }: TickProps) {
	const bracket = label.indexOf(' (');
	return (
		<label className={styles.tick}>
			<input type={type} name={name} value={value} defaultChecked={checked} />
			<span>
				{bracket < 0 ? label : label.slice(0, bracket)}
				{bracket >= 0 && <span className={styles.tickCode}> {label.slice(bracket + 1)}</span>}
			</span>
			{icon}
		</label>
	);
}
