/** French words that name no danger to the hand, without accents; see `harmless-words.ts`. */

const SENTENCE = `
sous risque risques danger dangers
enfer comme surtout sauf pareil genre combine combinaison normal normale special speciale cher prix petit bout 
a afin ai aime aimerais ainsi alors apres as assez au aucun aujourd aussi autour autre autres aux avais avait avant
avec avez avoir avons ayant beaucoup ben besoin bien bientot bon bonjour bonne bonnes bons bout c ca car ce ceci cela
celle celles celui cent certain certains ces cet cette ceux chaque chez choisir choix chose choses ci combien comme
comment conseil conseillez contre cote cotes d dans de debout debut deja demain depuis dernier derriere des deux
devant devez devrais devrait dire dis dit dix dois doit doivent donc donne donner du durant elle elles en encore
endroit enfin ensuite entre environ es est et etais etait ete etre eux evidemment fais faire fait faites faut fin fois
font fort gang gens genre grand grande grandes grands gros grosse grosses habituellement haut hier hors hui ici il ils
j je jour journee journees jours jusqu juste l la le les leur leurs lors lui ma mais maintenant mal me meme memes
merci mes met mettre mi mieux mois moi moins moment mon m n ne necessaire niveau nom non nos notre nous nouveau
nouvelle on ont ou oui par parce parfait parfois parmi partie parties partir partout pas pendant peu peut peuvent peux
plupart plus plusieurs plutot pour pourquoi pourrais pourrait pouvez pouvoir premier premiere pres principalement
probablement proche puis qu quand quart quarts quatre que quel quelle quelles quelque quelques quels qui quoi
quotidien rien s sa sais salut sans savoir se sec seche semaine semaines sera serait seront ses seul seulement si soir
soirs soit sommes son sont souvent suffisant suffit suggerez suis suit suivant sur surtout t ta tant te tel telle
temps tes toi ton toujours tous tout toute toutes travers tres trois trop trouve trouver tu type types un une usage
utilise utiliser va vais vaut vers veut veux voici voila vos votre voudrais vous vraiment vu y an ans annee annees
heure heures minute minutes matin midi nuit nuits reponds reponse regle regles oublie
`;

const GLOVES = `
gant gants mitaine mitaines moufle moufles paire paires manchette manchettes poignet poignets paume paumes pouce
pouces doigt doigts main mains bras manche manches doublure double doubles cuir cuirs vache chevre porc cerf orignal
laine coton molleton tricot taille tailles grandeur petit petite petits petites moyen moyenne mince minces epais
epaisse epaisses leger legere robuste robustes resistant resistante resistants souple souples confortable confortables
porte porter portes protege proteger protection convient conviennent recommande recommandez recommander norme normes
ansi iso csa modele modeles marque bons durer dure durent solide solides toucher dexterite
`;

const PEOPLE = `
soudeur soudeurs soudeuse soudeuses monteur monteurs tuyauteur tuyauteurs chaudronnier chaudronniers ferblantier
mecanicien mecaniciens machiniste apprenti apprentis apprentie compagnon contremaitre patron patronne boss equipe
equipes gars chum ami amis collegue collegues employe employes ouvrier ouvriers travailleur travailleurs operateur
operateurs etudiant etudiants eleve eleves ecole cours prof chauffeur chauffeurs camionneur conducteur fermier client
clients compagnie cliente debutant debutants metier metiers test tests examen carte cartes bureau
`;

const PLACES = `
atelier ateliers garage garages chantier chantiers usine usines ferme fermes cour entrepot entrepots quai mine mines
raffinerie moulin moulins etabli etablis table tables plancher mur murs toit maison batiment batiments pont ponts
tunnel tranchee quebec montreal ontario alberta canada nord sud est ouest dehors dedans exterieur interieur printemps
ete automne janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre lundi mardi mercredi
jeudi vendredi samedi dimanche echafaud echafaudage echelle echelles plateforme position positions camion camions
remorque remorques auto autos char chars tracteur tracteurs grue grues pelle pelles bateau bateaux navire train trains
wagon wagons terrain route
`;

const METALS = `
corps ferraille ferrailles elevateur elevateurs mecanique mecaniques manuel manuelle hydraulique hydrauliques garde gardes fou fous barriere barrieres portail portails balcon balcons passerelle passerelles tremie tremies
metal metaux acier aciers fer fonte inox inoxydable aluminium alu cuivre laiton bronze titane nickel alliage alliages
doux galvanise galvanisee peint peinte tole toles feuille feuilles plaque plaques barre barres tube tubes profile
profiles corniere cornieres poutre poutres poutrelle colonne colonnes charpente charpentes structure structures
structural cadre cadres chassis support supports bride brides coude coudes vanne vannes valve valves raccord raccords
chaudiere chaudieres godet godets attache cloture clotures poteau poteaux rampe rampes garde escalier escaliers grille
grilles etagere armoire boite boites caisse caisses palette palettes chariot roue roues porte portes pare chocs
echappement silencieux carrosserie treillis chaine chaines crochet crochets elingue elingues corde cordes serre serres
boulon boulons ecrou ecrous vis rondelle goupille arbre engrenage boitier moulage moulages bobine bobines bande
retaille retailles piece pieces morceau morceaux composante composantes assemblages ouvrage materiel materiau
materiaux reparation reparations repare reparer repares fabrication fabrique fabriquer construction construire
installation installe installer entretien maintenance projet projets oeuvre bois planche planches bille billes buche
beton ciment brique briques bloc blocs pierre pierres roche roches gravier sable terre boue isolant carton papier
caoutchouc pneu pneus outil outils coffre cle cles pince pinces etau gabarit gabarits aimant equerre sac sacs colis
meuble meubles marchandise marchandises produit produits charge charges equipement machine machines moteur moteurs
pompe pompes compresseur
`;

const WELDING = `
soude soudes soudent soudons soudez soudais soudant souder soudure soudures soudage soudages soudee soudees cordon
cordons joint joints racine racines passe passes remplissage finition chanfrein chanfreins bain penetration
preparation etincelle etincelles eclaboussure eclaboussures gratton grattons laitier masque casque tablier manteau
machine poste postes pistolet courant courants intensite ampere amperes amperage amp amps volt volts polarite pulse
reglage epaisseur epaisseurs calibre diametre po pi pied pieds mm cm m metre metres livre livres lb lbs kg kilo kilos
tonne tonnes pourcent melange semi automatique automatise robot robotise procede procedes surface surfaces face bout
bouts cote dessus dessous devant arriere longueur largeur hauteur espace espaces serre trou trous pli plier degre
degres celsius fahrenheit temperature temperatures ambiante tiede doux meteo vent venteux soleil continu production
manuel rechargement apport verticale descendante
`;

const HANDWORK = `
travail travaille travailler travaillons travaillent travaux job jobs jobbe tache taches ouvrage boulot porte porter
transporte transporter transport deplace deplacer deplacement leve lever soulever charge charger decharge decharger
cueillir cueille cueillons cueillent empile empiler tire tirer pousse pousser traine trainer ramasse ramasser prend prends prendre pogner pogne tiens tient
tenir touche toucher manipule manipuler manutentionne manutentionner pose poser place placer accroche accrocher
attache attacher emballe emballer deballer ouvre ouvrir ferme fermer monte monter demonte demonter assemble assembler
enleve enlever remplace remplacer ajuste ajuster serrer desserrer inspecte inspecter inspection verifie verifier
mesure mesurer marque marquer trie trier nettoie nettoyer nettoyage pelleter creuser conduis conduire conduite opere
operer marcher apprend apprendre pratique pratiquer montrer aide aider surveille surveiller reste rester commence
commencer finir
`;

const LISTS = [SENTENCE, GLOVES, PEOPLE, PLACES, METALS, WELDING, HANDWORK];

/** The words of all families, lower case and without accents. */
export const HARMLESS_FRENCH: ReadonlySet<string> = new Set(
	LISTS.flatMap((list) => list.split(/\s+/).filter(Boolean)),
);
