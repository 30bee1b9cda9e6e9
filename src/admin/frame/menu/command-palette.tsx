import { Spotlight, type SpotlightActionData, spotlight } from '@mantine/spotlight';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useStaffRequest } from '../../kit/session-dialog.tsx';
import { StaffIcon, type StaffIconName } from '../../kit/staff-icon.tsx';
import { isNamed, type PaletteEntry } from './palette-entry.ts';
import { STAFF_SECTIONS } from './staff-navigation.ts';

const PAUSE_MS = 200;

const ICONS: Record<PaletteEntry['kind'], StaffIconName> = {
	company: 'building',
	label: 'printer',
	newLabel: 'plus',
	price: 'tag',
	sampleRequest: 'inbox',
	distributor: 'building',
	priceList: 'tag',
	release: 'calendar',
	issue: 'mail',
	application: 'building',
	order: 'page',
	product: 'pencil',
	glove: 'tag',
	page: 'page',
};

/**
 * The command palette, opened by Ctrl K, Cmd K or the slash key: finds and opens records and
 * pages, and starts what is typed as a command, such as "label for acme".
 */
export function CommandPalette({ hasSingleKeys }: { hasSingleKeys: boolean }) {
	const t = useTranslations('staff');
	const navigate = useNavigate();
	const sendRequest = useStaffRequest();
	const [text, setText] = useState('');
	const [found, setFound] = useState<{ text: string; targets: PaletteEntry[]; failed: boolean }>();

	useEffect(() => {
		const query = text.trim();
		if (query === '') return setFound(undefined);
		const controller = new AbortController();
		const timer = setTimeout(async () => {
			try {
				const result = await sendRequest<{ content: PaletteEntry[] }>(
					`/api/admin/jump?q=${encodeURIComponent(query)}`,
					{ signal: controller.signal },
				);
				setFound({ text: query, targets: result.ok ? result.answer.content : [], failed: !result.ok });
			} catch {
				// Aborted, because a newer query replaced it.
			}
		}, PAUSE_MS);
		return () => {
			clearTimeout(timer);
			controller.abort();
		};
	}, [text, sendRequest]);

	const pages: PaletteEntry[] = STAFF_SECTIONS.map(({ key, href }) => {
		const title = t(`nav.${key}`);
		return { kind: 'page', title, detail: '', href, exact: isNamed(text, [title]) };
	});
	const typed = text.trim().toLowerCase();
	const all = [
		...(found?.targets ?? []),
		...pages.filter(({ title }) => title.toLowerCase().includes(typed)),
	];
	const targets = [...all.filter(({ exact }) => exact), ...all.filter(({ exact }) => !exact)];
	const actions: SpotlightActionData[] = targets.map(({ kind, title, detail, href }) => ({
		id: `${kind} ${href}`,
		label: title,
		description: detail === '' ? t(`jump.kinds.${kind}`) : `${t(`jump.kinds.${kind}`)} · ${detail}`,
		leftSection: <StaffIcon name={ICONS[kind]} />,
		// Pages outside the back-office need a full page load.
		onClick: () => (href.startsWith('/admin') ? navigate(href) : location.assign(href)),
	}));
	const waiting = typed !== '' && found?.text !== text.trim();
	return (
		<Spotlight
			actions={actions}
			filter={(_query, all) => all}
			query={text}
			onQueryChange={setText}
			nothingFound={waiting ? t('jump.searching') : found?.failed ? t('jump.failed') : t('jump.nothing')}
			shortcut={hasSingleKeys ? ['mod + K', '/'] : 'mod + K'}
			lockScroll={false}
			attributes={{ content: { 'aria-label': t('bar.find') } }}
			radius="lg"
			searchProps={{
				placeholder: t('jump.placeholder'),
				'aria-label': t('jump.placeholder'),
				leftSection: <StaffIcon name="search" />,
				maxLength: 100,
				onKeyDown: (event) => {
					if (event.key === 'Enter' && typed !== '' && !waiting) openFirst();
				},
			}}
		/>
	);
}

/** Enter opens the first entry, the exact one, unless the arrows marked another. */
function openFirst(): void {
	if (document.querySelector('[data-action][data-selected]')) return;
	document.querySelector<HTMLElement>('[data-action]')?.click();
}

/** Opens the palette from a button. */
export function openCommandPalette(): void {
	spotlight.open();
}
