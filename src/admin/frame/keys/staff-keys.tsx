import { Modal, Switch } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { STAFF_SECTIONS, type StaffSectionKey } from '../menu/staff-navigation.ts';
import { isTyping, moveInList, pickFocusedRow, pressMarked } from './single-keys.ts';
import styles from './staff-keys.module.css';

/** The letter after "g" that opens a page; the same in every language, as a hand learns it once. */
const GO_TO: Readonly<Record<string, StaffSectionKey>> = {
	t: 'today',
	s: 'samples',
	a: 'applications',
	o: 'orders',
	c: 'companies',
	l: 'labels',
	p: 'productList',
	r: 'clientPricing',
	n: 'newsletter',
	h: 'activity',
};

/** How long "g" waits for its letter, in milliseconds. */
const WITHIN_MS = 1500;

const LIST_KEYS = ['j', 'k', 'enter', 'x', 'f'] as const;
const PAGE_KEYS = ['find', 'n', 'e', 'i', 'help'] as const;

type StaffKeysProps = {
	isOn: boolean;
	onSwitch: (isOn: boolean) => void;
	className: string | undefined;
};

/** Single keys of the back-office, and the button and dialog that name them. */
export function StaffKeys({ isOn, onSwitch, className }: StaffKeysProps) {
	const t = useTranslations('staff');
	const navigate = useNavigate();
	const [isShown, setIsShown] = useState(false);
	const goUntil = useRef(0);

	useEffect(() => {
		if (!isOn) return;
		const actions: Record<string, () => void> = {
			'?': () => setIsShown(true),
			j: () => moveInList(1),
			k: () => moveInList(-1),
			x: pickFocusedRow,
			n: () => pressMarked('n'),
			e: () => pressMarked('e'),
			i: () => pressMarked('i'),
			f: () => document.querySelector<HTMLElement>('main input[type="search"]')?.focus(),
		};
		const onKey = (event: KeyboardEvent) => {
			if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
				return;
			if (isTyping(event.target)) return;
			const isSecond = Date.now() < goUntil.current;
			goUntil.current = 0;
			const section = isSecond && STAFF_SECTIONS.find(({ key }) => key === GO_TO[event.key]);
			if (section) {
				event.preventDefault();
				navigate(section.href);
			} else if (event.key === 'g') goUntil.current = Date.now() + WITHIN_MS;
			else if (actions[event.key]) {
				event.preventDefault();
				actions[event.key]?.();
			}
		};
		document.addEventListener('keydown', onKey);
		return () => document.removeEventListener('keydown', onKey);
	}, [isOn, navigate]);

	const sections = Object.entries(GO_TO).map(([letter, key]) => ({
		keys: ['g', letter],
		what: t(`nav.${key}`),
	}));
	return (
		<>
			<button type="button" className={className} onClick={() => setIsShown(true)}>
				{t('keys.title')}
			</button>
			<Modal opened={isShown} onClose={() => setIsShown(false)} title={t('keys.title')} size={760}>
				<Switch
					mb="lg"
					label={t('keys.switch')}
					description={t('keys.switchLine')}
					checked={isOn}
					onChange={(event) => onSwitch(event.currentTarget.checked)}
				/>
				<div className={styles.groups}>
					<div>
						<KeyGroup
							title={t('keys.page')}
							rows={PAGE_KEYS.map((key) => ({
								keys: key === 'find' ? ['/'] : key === 'help' ? ['?'] : [key],
								what: t(`keys.what.${key}`),
							}))}
						/>
						<KeyGroup
							title={t('keys.list')}
							rows={LIST_KEYS.map((key) => ({
								keys: [key === 'enter' ? t('keys.enter') : key],
								what: t(`keys.what.${key}`),
							}))}
						/>
					</div>
					<KeyGroup title={t('keys.goTo')} rows={sections} />
				</div>
			</Modal>
		</>
	);
}

function KeyGroup({ title, rows }: { title: string; rows: readonly { keys: string[]; what: string }[] }) {
	return (
		<section className={styles.group}>
			<h3>{title}</h3>
			<dl>
				{rows.map(({ keys, what }) => (
					<div key={keys.join(' ')}>
						<dt>
							{keys.map((key) => (
								<kbd key={key}>{key}</kbd>
							))}
						</dt>
						<dd>{what}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
