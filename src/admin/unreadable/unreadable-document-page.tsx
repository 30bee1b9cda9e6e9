import messages from 'messages:unreadable';
import { Button, Code, Group, Stack, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { StaffNotFound } from '../frame/staff-not-found.tsx';
import { AlertBlock } from '../kit/alert-block.tsx';
import { LeaveGuard } from '../kit/form/leave-guard.tsx';
import { RowList } from '../kit/list/row-list.tsx';
import { useStaffRequest } from '../kit/session-dialog.tsx';
import { StaffCard } from '../kit/staff-card.tsx';
import { showDone, showError } from '../kit/staff-notice.ts';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import { StaffTime } from '../kit/staff-time.tsx';
import type { Route } from './+types/unreadable-document-page';
import styles from './unreadable-document.module.css';

export { loader } from './unreadable-document-page.server.ts';

export const handle = {
	crumb: (loaded: { found: { title: string } | undefined } | undefined) => loaded?.found?.title,
};

export default withMessages(messages, UnreadableDocumentPage);

type Found = NonNullable<Route.ComponentProps['loaderData']['found']>;

function UnreadableDocumentPage({ loaderData: { found } }: Route.ComponentProps) {
	const t = useTranslations('unreadable');
	const toList = <Link to="/admin/unreadable">{t('toList')}</Link>;
	if (!found) {
		return (
			<StaffNotFound title={t('notFoundTitle')} line={t('notFound')}>
				{toList}
			</StaffNotFound>
		);
	}
	if (found.reason === undefined) {
		return (
			<StaffNotFound title={found.title} line={t('readable')}>
				{toList}
			</StaffNotFound>
		);
	}
	return <RepairForm key={found.was} found={found} reason={found.reason} />;
}

/** The stored text, earlier versions to choose from, and the editor for the replacement. */
function RepairForm({ found, reason }: { found: Found; reason: string }) {
	const t = useTranslations('unreadable');
	const sendRequest = useStaffRequest();
	const navigate = useNavigate();
	const box = useRef<HTMLTextAreaElement>(null);
	const [document, setDocument] = useState(found.isCut ? '' : found.text);
	const [error, setError] = useState<string>();
	const [announcement, setAnnouncement] = useState('');
	const [isBusy, setIsBusy] = useState(false);
	const [isDone, setIsDone] = useState(false);
	const { title, table, column, id, was, text, earlier } = found;

	async function send(method: 'PUT' | 'DELETE', done: string) {
		setIsBusy(true);
		setError(undefined);
		const location = { table, column, id, was };
		const body = method === 'PUT' ? { ...location, document } : location;
		const result = await sendRequest('/api/admin/unreadable', { method, body });
		setIsBusy(false);
		if (result.ok) {
			setIsDone(true);
			showDone(done);
			// In the next frame, after the form counts as saved, so that leaving it does not ask for confirmation.
			requestAnimationFrame(() => navigate('/admin/unreadable'));
			return;
		}
		const message = result.errors.find(({ path }) => path === 'document')?.message;
		if (!message) return showError(result.detail || t('failed'));
		setError(message);
		box.current?.focus();
	}

	return (
		<>
			<LeaveGuard isDirty={!isDone && document !== '' && document !== text} />
			<StaffPageHead title={title} />
			<Stack gap="lg" maw={960}>
				<AlertBlock tone="caution">{t('why', { reason })}</AlertBlock>
				<StaffCard title={t('raw')}>
					{/* Focusable, so that it can be scrolled with the keyboard. */}
					<Code block component="section" className={styles.raw} tabIndex={0} aria-label={t('raw')}>
						{text === '' ? t('emptyText') : text}
					</Code>
					{found.isCut && <p>{t('cut')}</p>}
				</StaffCard>
				<StaffCard title={t('earlier')}>
					{earlier.length === 0 && <p>{t('noEarlier')}</p>}
					<RowList>
						{earlier.map((one) => (
							<li key={one.version}>
								<Group>
									<strong>{t('version', { version: one.version })}</strong>
									<span>
										<StaffTime at={one.at} /> {one.by !== '' && t('savedBy', { by: one.by })}
									</span>
									<Button
										variant="default"
										aria-label={t('useOf', { version: one.version })}
										onClick={() => {
											setDocument(one.text);
											setError(undefined);
											setAnnouncement(t('used', { version: one.version, save: t('save') }));
											box.current?.focus();
										}}
									>
										{t('use')}
									</Button>
								</Group>
							</li>
						))}
					</RowList>
					<p role="status">{announcement}</p>
				</StaffCard>
				<form
					noValidate
					onSubmit={(event) => {
						event.preventDefault();
						if (!isBusy) send('PUT', t('saved'));
					}}
				>
					<Textarea
						ref={box}
						styles={{ input: { fontFamily: 'var(--mono)' } }}
						mb="lg"
						label={t('document')}
						description={t('hint')}
						value={document}
						onChange={(event) => setDocument(event.currentTarget.value)}
						error={error}
						autosize
						minRows={6}
						maxRows={24}
						spellCheck={false}
						autoComplete="off"
					/>
					<Group>
						<Button type="submit" loading={isBusy}>
							{t('save')}
						</Button>
						{found.isCopy && (
							<>
								<Button variant="default" disabled={isBusy} onClick={() => send('DELETE', t('removed'))}>
									{t('remove')}
								</Button>
								<p>{t('removeHint')}</p>
							</>
						)}
					</Group>
				</form>
			</Stack>
		</>
	);
}
