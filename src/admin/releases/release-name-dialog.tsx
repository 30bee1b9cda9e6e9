import { Button, Modal } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { RELEASE_LIMITS, type Release } from '../../domain/releases/release.ts';
import { formatVersionTag } from '../../platform/text/version-tag.ts';
import { DialogFoot } from '../kit/dialog-foot.tsx';
import { TextField } from '../kit/form/form-fields.tsx';
import { SaveForm } from '../kit/form/save-form.tsx';
import { SaveNotices } from '../kit/form/save-notices.tsx';
import { useStaffForm } from '../kit/form/use-staff-form.ts';
import { useVersionedSave } from '../kit/form/use-versioned-save.ts';
import { RELEASES_API } from '../kit/releases/release-item.ts';

type ReleaseNameDialogProps = {
	/** The release that is renamed; a new one is begun without it. */
	release?: Release;
	onClose: () => void;
	onSaved: (release: Release) => void;
};

/** Names a new release, or renames one. */
export function ReleaseNameDialog({ release, onClose, onSaved }: ReleaseNameDialogProps) {
	const t = useTranslations('releases');
	const form = useStaffForm({ initial: { name: release?.name ?? '' } });
	const save = useVersionedSave<Release, Release, { name: string }>({
		...(release && { tag: formatVersionTag({ kind: 'release', id: release.id }, release.version) }),
		form,
		messages: { unanswered: t('failed'), refused: ({ detail }) => detail || t('failed') },
	});

	async function submit() {
		const outcome = await save.send({
			url: release ? `${RELEASES_API}/${release.id}` : RELEASES_API,
			method: release ? 'PUT' : 'POST',
			body: form.value,
		});
		if (outcome?.kind === 'saved') onSaved(outcome.answer);
		if (outcome?.kind === 'stale') save.refuse(t('stale'));
	}

	return (
		<Modal opened onClose={onClose} title={t(release ? 'rename' : 'begin')}>
			<SaveForm form={form} busy={save.busy} onSubmit={submit}>
				<SaveNotices form={form} save={save} labelOf={() => t('name')} />
				<TextField
					path="name"
					label={t('name')}
					hint={t('nameHint')}
					required
					maxLength={RELEASE_LIMITS.name}
					data-autofocus
				/>
				<DialogFoot cancel={{ label: t('cancel'), onClick: onClose }}>
					<Button type="submit" loading={save.busy}>
						{t(release ? 'saveName' : 'beginNow')}
					</Button>
				</DialogFoot>
			</SaveForm>
		</Modal>
	);
}
