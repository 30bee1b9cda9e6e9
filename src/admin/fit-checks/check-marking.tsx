import { Button, Fieldset, Group, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
	CHECK_MARKS,
	type CheckMark,
	type Marking,
	type StoredCheck,
	type WantedVerdict,
} from '../../domain/fit-checks/stored-check.ts';
import { useRecordChange } from '../kit/form/use-record-change.ts';
import { StaffIcon } from '../kit/staff-icon.tsx';
import { showError } from '../kit/staff-notice.ts';
import { StaffTime } from '../kit/staff-time.tsx';
import { StateBadge } from '../kit/state-badge.tsx';
import { CheckNote } from './check-note.tsx';
import { CheckWanted } from './check-wanted.tsx';
import styles from './stored-check-list-page.module.css';

type CheckMarkingProps = {
	check: StoredCheck;
	/**
	 * True in a list filtered by mark: a row that no longer matches stays, so that it can be edited
	 * further or undone.
	 */
	isListedByMark: boolean;
};

/**
 * Marks an answer right or wrong, with the expected answer and a note; everything can be undone.
 */
export function CheckMarking({ check: loaded, isListedByMark }: CheckMarkingProps) {
	const t = useTranslations('fitCheck.staff');
	const [own, setOwn] = useState<Marking>();
	const check = own !== undefined && own.version > loaded.version ? { ...loaded, ...own } : loaded;
	const { id, task, mark, wanted, note, markedBy, markedAt, version } = check;
	const { busy, send, explain, notify, revalidate } = useCheckChange({ id, version });
	const container = useRef<HTMLDivElement>(null);
	/** As rendered last: a filter can arrive between the press and its answer. */
	const listedByMark = useRef(isListedByMark);
	useEffect(() => {
		listedByMark.current = isListedByMark;
	});
	/** Selector of the element to focus next, because the pressed button is removed. */
	const next = useRef<string>(undefined);

	// biome-ignore lint/correctness/useExhaustiveDependencies: the buttons change with these two.
	useEffect(() => {
		if (next.current === undefined) return;
		container.current?.querySelector<HTMLElement>(next.current)?.focus();
		next.current = undefined;
	}, [mark, wanted]);

	async function change(body: Partial<Pick<Marking, 'mark' | 'wanted'>>, done: string, focus: string) {
		const outcome = await send('', body);
		if (outcome?.kind === 'saved') {
			next.current = focus;
			setOwn(outcome.answer);
			notify(done);
			if (listedByMark.current) return;
		} else if (outcome) showError(explain(outcome));
		await revalidate();
	}

	const setMark = (next: CheckMark | null) =>
		change(
			{ mark: next },
			t(next === null ? 'takenBack' : `marked.${next}`),
			next === null ? 'button' : '[data-undo]',
		);
	const setWanted = (next: WantedVerdict | null) =>
		change(
			{ wanted: next },
			t(next === null ? 'caseTakenBack' : 'caseMade'),
			next === null ? '[data-wanted]' : '[data-take-back]',
		);

	return (
		<Stack gap="xs" align="start" className={styles.marking} ref={container}>
			{mark === null ? (
				<Fieldset variant="unstyled" legend={<span className="sr-only">{t('markOf', { task })}</span>}>
					<Group gap="xs">
						{CHECK_MARKS.map((next) => (
							<Button
								key={next}
								variant="default"
								disabled={busy}
								leftSection={<StaffIcon name={next === 'right' ? 'check' : 'close'} size={16} />}
								onClick={() => setMark(next)}
							>
								{t(`marks.${next}`)}
							</Button>
						))}
					</Group>
				</Fieldset>
			) : (
				<Group gap="xs">
					<StateBadge
						tone={mark === 'right' ? 'good' : 'error'}
						icon={<StaffIcon name={mark === 'right' ? 'check' : 'close'} size={16} />}
					>
						{t(`marks.${mark}`)}
					</StateBadge>
					<Button
						variant="subtle"
						data-undo
						disabled={busy}
						aria-label={t('undoOf', { task })}
						onClick={() => setMark(null)}
					>
						{t('undo')}
					</Button>
				</Group>
			)}
			{mark === 'wrong' && <CheckWanted check={check} isBusy={busy} onWanted={setWanted} />}
			{note !== '' && (
				<p className={styles.note}>
					<bdi>{note}</bdi>
				</p>
			)}
			{markedAt !== null && (mark !== null || note !== '') && (
				<p className="quiet">
					<bdi>{markedBy}</bdi>, <StaffTime at={markedAt} />
				</p>
			)}
			<CheckNote check={check} onNoted={isListedByMark ? setOwn : undefined} />
		</Stack>
	);
}

/** Sends changes of one check's marking. */
function useCheckChange({ id, version }: Pick<StoredCheck, 'id' | 'version'>) {
	const t = useTranslations('fitCheck.staff');
	return useRecordChange<Marking>({
		url: `/api/admin/fit-checks/${id}`,
		method: 'PATCH',
		record: { kind: 'fit-check', id },
		version,
		messages: { offline: t('failed'), stale: t('stale'), failed: (reason) => reason || t('failed') },
	});
}
