import { Button, Menu } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import {
	type ListPath,
	type ListView,
	readViewQuery,
	viewHref,
} from '../../../../domain/list-views/list-view.ts';
import { makeIdempotencyKey } from '../../../../platform/ui/fields/idempotency-key.ts';
import { useStaffRequest } from '../../session-dialog.tsx';
import { StaffIcon } from '../../staff-icon.tsx';
import { showDone, showError } from '../../staff-notice.ts';
import { showUndo } from '../../undo-notice.tsx';
import styles from './list-views.module.css';
import { useListViews, VIEWS_API } from './use-list-views.ts';
import { ViewDialog } from './view-dialog.tsx';

/**
 * The menu of a list's saved views: it opens them, saves the list as it is shown, and renames or deletes the view that
 * is shown. Views load when the menu is opened, so that they cost the list nothing.
 */
export function ListViews({ path }: { path: ListPath }) {
	const t = useTranslations('staff.views');
	const query = readViewQuery(useLocation().search);
	const sendRequest = useStaffRequest();
	const { views, hasFailed, load } = useListViews(path);
	const [isOpen, setIsOpen] = useState(false);
	/** A view to rename, or the shown list to save. */
	const [edited, setEdited] = useState<ListView | 'new'>();
	const button = useRef<HTMLButtonElement>(null);
	const menu = useRef<HTMLDivElement>(null);
	const closeUndo = useRef<() => void>(undefined);
	// What can be undone belongs to this list.
	useEffect(() => () => closeUndo.current?.(), []);

	/** With nothing to focus in it, the menu itself takes the focus, and gives it to the first item that comes. */
	function moveFocusIn() {
		if (!menu.current || document.activeElement?.closest('[role="menuitem"]')) return;
		const first = menu.current.querySelector<HTMLElement>('[role="menuitem"]:not(:disabled)');
		(first ?? menu.current).focus();
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: only what has come moves the focus
	useEffect(() => {
		if (isOpen && document.activeElement === menu.current) moveFocusIn();
	}, [views, hasFailed]);

	const all = views ? [...views.own, ...views.shared] : [];
	const shown = query === '' ? [] : all.filter((view) => view.query === query);

	async function remove(view: ListView) {
		closeUndo.current?.();
		const result = await sendRequest(`${VIEWS_API}/${view.id}`, { method: 'DELETE' });
		if (!result.ok) return showError(result.detail || t('notDone'));
		const { name } = view;
		closeUndo.current = showUndo({
			message: t('deleted', { name }),
			undo: t('undo'),
			onUndo: () => restore(view),
		});
	}

	async function restore({ name, query: kept, isShared }: ListView) {
		button.current?.focus();
		const result = await sendRequest(VIEWS_API, {
			method: 'POST',
			body: { path, name, query: kept, isShared },
			headers: { 'idempotency-key': makeIdempotencyKey() },
		});
		if (result.ok) showDone(t('restored', { name }));
		else showError(result.errors[0]?.message ?? (result.detail || t('notDone')));
	}

	return (
		<>
			<Menu
				opened={isOpen}
				onChange={setIsOpen}
				onOpen={load}
				onEnterTransitionEnd={moveFocusIn}
				position="bottom-end"
				offset={4}
				withinPortal={false}
				// A menu has nothing in it but its items.
				withInitialFocusPlaceholder={false}
			>
				<Menu.Target>
					<Button ref={button} variant="default" rightSection={<StaffIcon name="chevron" size={18} />}>
						{t('button')}
					</Button>
				</Menu.Target>
				<Menu.Dropdown ref={menu} className={styles.menu}>
					{views ? (
						<>
							<ViewGroup title={t('own')} views={views.own} shown={shown} />
							<ViewGroup title={t('shared')} views={views.shared} shown={shown} />
							{all.length === 0 && <Menu.Label>{t('none')}</Menu.Label>}
						</>
					) : (
						<Menu.Label>{t(hasFailed ? 'failed' : 'loading')}</Menu.Label>
					)}
					{hasFailed && (
						<Menu.Item
							closeMenuOnClick={false}
							onClick={() => {
								// The button goes with the failure; the focus stays in the menu.
								menu.current?.focus();
								load();
							}}
						>
							{t('retry')}
						</Menu.Item>
					)}
					<Menu.Divider />
					<Menu.Item
						disabled={query === ''}
						leftSection={<StaffIcon name="plus" size={18} />}
						onClick={() => setEdited('new')}
					>
						{t('save')}
					</Menu.Item>
					{shown.map((view) => (
						<Menu.Item
							key={`rename ${view.id}`}
							leftSection={<StaffIcon name="pencil" size={18} />}
							onClick={() => setEdited(view)}
						>
							{t('rename', { name: view.name })}
						</Menu.Item>
					))}
					{shown.map((view) => (
						<Menu.Item
							key={`delete ${view.id}`}
							leftSection={<StaffIcon name="trash" size={18} />}
							onClick={() => remove(view)}
						>
							{t('delete', { name: view.name })}
						</Menu.Item>
					))}
				</Menu.Dropdown>
			</Menu>
			{/* A menu may contain no announcement. */}
			<p role="status" className="sr-only">
				{isOpen && (views ? t('found', { count: all.length }) : t(hasFailed ? 'failed' : 'loading'))}
			</p>
			<ViewDialog
				path={path}
				query={query}
				edited={edited}
				onClose={() => setEdited(undefined)}
				onClosed={() => button.current?.focus()}
			/>
		</>
	);
}

type ViewGroupProps = { title: string; views: readonly ListView[]; shown: readonly ListView[] };

function ViewGroup({ title, views, shown }: ViewGroupProps) {
	const id = useId();
	if (views.length === 0) return null;
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is a group of fields, not of a menu's items
		<div role="group" aria-labelledby={id}>
			<Menu.Label id={id}>{title}</Menu.Label>
			{views.map((view) => {
				const isShown = shown.includes(view);
				return (
					<Menu.Item
						key={view.id}
						component={Link}
						to={viewHref(view)}
						aria-current={isShown ? 'true' : undefined}
						rightSection={isShown ? <StaffIcon name="check" size={18} /> : undefined}
					>
						<bdi>{view.name}</bdi>
					</Menu.Item>
				);
			})}
		</div>
	);
}
