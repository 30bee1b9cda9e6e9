import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatVersionTag } from '../server/version-tag.ts';
import { useStaffCall } from '../staff/session-dialog.tsx';
import { StaffIcon } from '../staff/staff-icon.tsx';
import { showDone, showFault } from '../staff/staff-notice.ts';
import { StaffTime } from '../staff/staff-time.tsx';
import { CheckNote } from './check-note.tsx';
import { CHECK_MARKS, type CheckMark, type KeptCheck, type Marking } from './kept-check.ts';
import styles from './kept-check-list-page.module.css';

/** Marks an answer right or wrong, takes the mark back, and keeps a note beside it. */
export function CheckMarking({ check }: { check: KeptCheck }) {
	const t = useTranslations('fitCheck.staff');
	const call = useStaffCall();
	const { revalidate } = useRevalidator();
	const [isBusy, setBusy] = useState(false);
	const { id, task, mark, note, markedBy, markedAt, version } = check;
	const place = useRef<HTMLDivElement>(null);
	const acted = useRef(false);

	// The button that was pressed is gone: the keyboard goes on at what stands in its place.
	useEffect(() => {
		if (!acted.current) return;
		acted.current = false;
		place.current?.querySelector<HTMLElement>(mark === null ? 'button' : '[data-undo]')?.focus();
	}, [mark]);

	async function setMark(next: CheckMark | null) {
		setBusy(true);
		const result = await call<Marking>(`/api/admin/fit-checks/${id}`, {
			method: 'PATCH',
			body: { mark: next },
			headers: { 'if-match': formatVersionTag({ kind: 'fit-check', id: id }, version) },
		});
		setBusy(false);
		if (result.ok) {
			acted.current = true;
			showDone(t(next === null ? 'takenBack' : `marked.${next}`));
		} else if (result.status === 412) showFault(t('stale'));
		else showFault(result.detail || t('failed'));
		await revalidate();
	}

	return (
		<div className={styles.marking} ref={place}>
			{mark === null ? (
				<fieldset className={styles.buttons}>
					<legend className="spoken">{t('markOf', { task })}</legend>
					{CHECK_MARKS.map((next) => (
						<Button
							key={next}
							variant="default"
							disabled={isBusy}
							leftSection={<StaffIcon name={next === 'right' ? 'check' : 'close'} size={16} />}
							onClick={() => setMark(next)}
						>
							{t(`marks.${next}`)}
						</Button>
					))}
				</fieldset>
			) : (
				<div className={styles.buttons}>
					<span className={`${styles.chip} ${styles[mark]}`}>
						<StaffIcon name={mark === 'right' ? 'check' : 'close'} size={16} />
						{t(`marks.${mark}`)}
					</span>
					<Button
						variant="subtle"
						data-undo
						disabled={isBusy}
						aria-label={t('undoOf', { task })}
						onClick={() => setMark(null)}
					>
						{t('undo')}
					</Button>
				</div>
			)}
			{note !== '' && (
				<p className={styles.note}>
					<bdi>{note}</bdi>
				</p>
			)}
			{markedAt !== null && (mark !== null || note !== '') && (
				<p className={styles.by}>
					<bdi>{markedBy}</bdi>, <StaffTime at={markedAt} />
				</p>
			)}
			<CheckNote check={check} />
		</div>
	);
}
