import messages from 'messages:redirects,releaseSide';
import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
	REDIRECT_LIMITS,
	REDIRECTS,
	type Redirect,
	type Redirects,
	readPastedRedirects,
	redirectKey,
} from '../../domain/site-content/redirect.ts';
import { useFormatter } from '../../platform/i18n/formatter.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { useContentForm } from '../content/use-content-form.ts';
import { TextField } from '../kit/form/form-fields.tsx';
import { fieldId } from '../kit/form/form-value.ts';
import { LeaveGuard } from '../kit/form/leave-guard.tsx';
import { SaveForm } from '../kit/form/save-form.tsx';
import { SaveNotices } from '../kit/form/save-notices.tsx';
import { ReleaseMenu, ReleaseNotice, SaveLabel } from '../kit/releases/release-notice.tsx';
import { StaffCard } from '../kit/staff-card.tsx';
import { StaffIcon } from '../kit/staff-icon.tsx';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import { StaffTable } from '../kit/staff-table.tsx';
import { StaffTime } from '../kit/staff-time.tsx';
import type { Route } from './+types/redirects-page';
import styles from './redirects-page.module.css';

export { loader } from './redirects-page.server.ts';

export const handle = { subject: () => ({ kind: 'content', id: 'redirects' }) };

export default withMessages(messages, RedirectsPage);

/** The redirects in one line, to compare those of two colleagues. */
const listLines = (redirects: unknown) =>
	(redirects as Redirect[]).map(({ from, to }) => `${from} → ${to}`).join(' · ');

/** Where old addresses of the site lead, and which ones visitors ask for in vain. */
function RedirectsPage({ loaderData: { record, releases, missing } }: Route.ComponentProps) {
	const t = useTranslations('redirects');
	const format = useFormatter();
	const { form, save, send } = useContentForm<Redirects>({
		name: REDIRECTS,
		record,
		releases,
		toForm: (stored) => ({ redirects: stored.redirects }),
		messages: { unanswered: t('unanswered'), undo: t('undo') },
	});
	const { redirects } = form.value;
	const add = (more: readonly Redirect[]) =>
		form.set('redirects', [...redirects, ...more].slice(0, REDIRECT_LIMITS.redirects));

	/** Adds one row, and goes on in the field that is still empty. */
	function addOne(from: string) {
		add([{ from, to: '' }]);
		const id = fieldId(`redirects.${redirects.length}.${from === '' ? 'from' : 'to'}`);
		requestAnimationFrame(() => document.getElementById(id)?.focus());
	}

	const known = new Set(redirects.map(({ from }) => redirectKey(from)));
	const open = missing.filter(({ path }) => !known.has(redirectKey(path)));
	return (
		<>
			<StaffPageHead title={t('title')} detail={t('line')}>
				<ReleaseMenu side={releases} />
			</StaffPageHead>
			<ReleaseNotice side={releases} />
			<Stack gap="lg">
				<SaveForm
					form={form}
					busy={save.busy}
					onSubmit={() => void send(form.value, t('saved'))}
					gap="lg"
					maw={1000}
				>
					<SaveNotices form={form} save={save} labelOf={() => t('title')} format={listLines} />
					<StaffCard title={t('title')}>
						{redirects.length === 0 && <p className="quiet">{t('empty')}</p>}
						{redirects.map(({ from }, at) => (
							// A redirect has no identity of its own; rows are only added at the end.
							// biome-ignore lint/suspicious/noArrayIndexKey: see above
							<div key={at} className={styles.row}>
								<TextField
									path={`redirects.${at}.from`}
									label={t('from')}
									hint={at === 0 ? t('fromHint') : undefined}
									maxLength={REDIRECT_LIMITS.path}
									inputMode="url"
								/>
								<TextField path={`redirects.${at}.to`} label={t('to')} maxLength={2048} inputMode="url" />
								<Button
									variant="destroy"
									aria-label={from === '' ? t('removeEmpty') : t('remove', { from })}
									onClick={() =>
										form.set(
											'redirects',
											redirects.filter((_, index) => index !== at),
										)
									}
								>
									<StaffIcon name="trash" size={20} />
								</Button>
							</div>
						))}
						<Group>
							<Button type="submit" loading={save.busy}>
								<SaveLabel side={releases}>{t('save')}</SaveLabel>
							</Button>
							<Button
								variant="default"
								disabled={redirects.length >= REDIRECT_LIMITS.redirects}
								onClick={() => addOne('')}
							>
								{t('add')}
							</Button>
						</Group>
					</StaffCard>
					<LeaveGuard isDirty={form.isDirty} />
				</SaveForm>
				<PasteList onAdd={add} />
				<div>
					<h2 className={styles.heading}>{t('missing.title')}</h2>
					<p className="quiet">{t('missing.line')}</p>
				</div>
				<StaffTable
					label={t('missing.title')}
					rows={open}
					rowKey={({ path }) => path}
					empty={<p>{t('missing.empty')}</p>}
					columns={[
						{ key: 'path', title: t('missing.path'), isMain: true, cell: ({ path }) => <bdi>{path}</bdi> },
						{
							key: 'hits',
							title: t('missing.hits'),
							isNumber: true,
							cell: ({ hits }) => format.number(hits),
						},
						{ key: 'last', title: t('missing.last'), cell: ({ lastAt }) => <StaffTime at={lastAt} /> },
						{
							key: 'make',
							title: t('missing.make'),
							isTitleHidden: true,
							cell: ({ path }) => (
								<Button
									variant="default"
									aria-label={t('missing.makeOf', { path })}
									onClick={() => addOne(path)}
								>
									{t('missing.make')}
								</Button>
							),
						},
					]}
				/>
			</Stack>
		</>
	);
}

/** Adds redirects from a list that was copied from a spreadsheet or a text; they are saved with the others. */
function PasteList({ onAdd }: { onAdd: (redirects: Redirect[]) => void }) {
	const t = useTranslations('redirects');
	const [text, setText] = useState('');
	const found = readPastedRedirects(text);
	return (
		<details>
			<summary>{t('paste')}</summary>
			<Stack gap="sm" align="start" maw={1000}>
				<Textarea
					w="100%"
					label={t('paste')}
					description={t('pasteHint')}
					autosize
					minRows={4}
					maxRows={12}
					value={text}
					onChange={(event) => setText(event.currentTarget.value)}
				/>
				<Button
					variant="default"
					disabled={found.length === 0}
					onClick={() => {
						onAdd(found);
						setText('');
					}}
				>
					{t('pasteAdd')}
				</Button>
			</Stack>
		</details>
	);
}
