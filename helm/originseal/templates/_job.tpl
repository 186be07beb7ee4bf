{{/*
What a job before an installation or upgrade has in common with all others: a pod that may speak to some engines and
nothing else, and is gone when it has ended well. Its policy comes first, since everything is denied to pods of ours.
Context: (dict "root" … "name" … "service" whose image "engines" a list "container" the rest of the container as YAML).
*/}}
{{- define "originseal.job" -}}
{{- $root := .root }}
{{- $selector := printf "app.kubernetes.io/instance: %s\napp.kubernetes.io/name: %s" $root.Release.Name .name }}
{{- if $root.Values.networkPolicy.enabled }}
---
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  name: {{ include "originseal.name" (list $root .name) }}
  labels:
    {{- $selector | nindent 4 }}
    app.kubernetes.io/part-of: originseal
    app.kubernetes.io/managed-by: {{ $root.Release.Service }}
  annotations:
    helm.sh/hook: pre-install,pre-upgrade
    helm.sh/hook-weight: '-2'
    helm.sh/hook-delete-policy: before-hook-creation,hook-succeeded
spec:
  podSelector:
    matchLabels:
      {{- $selector | nindent 6 }}
  policyTypes: [Ingress, Egress]
  egress:
    - ports: [{ port: 53, protocol: UDP }, { port: 53, protocol: TCP }]
      to:
        {{- toYaml $root.Values.networkPolicy.dns | nindent 8 }}
    {{- range .engines }}
    {{- $engine := index $root.Values.networkPolicy.engines . }}
    - ports:
        {{- range $engine.ports }}
        - { port: {{ . }}, protocol: TCP }
        {{- end }}
      to:
        {{- toYaml $engine.to | nindent 8 }}
    {{- end }}
{{- end }}
---
apiVersion: batch/v1
kind: Job
metadata:
  name: {{ include "originseal.name" (list $root .name) }}
  labels:
    {{- $selector | nindent 4 }}
    app.kubernetes.io/part-of: originseal
    app.kubernetes.io/managed-by: {{ $root.Release.Service }}
  annotations:
    helm.sh/hook: pre-install,pre-upgrade
    helm.sh/hook-weight: '-1'
    helm.sh/hook-delete-policy: before-hook-creation,hook-succeeded
spec:
  backoffLimit: 5
  activeDeadlineSeconds: 240
  # One that failed is in no release, so that nothing else would remove it; until then its log can be read.
  ttlSecondsAfterFinished: 3600
  template:
    metadata:
      labels:
        {{- $selector | nindent 8 }}
        app.kubernetes.io/part-of: originseal
    spec:
      restartPolicy: Never
      automountServiceAccountToken: false
      enableServiceLinks: false
      securityContext:
        runAsNonRoot: true
        runAsUser: 10001
        runAsGroup: 10001
        seccompProfile: { type: RuntimeDefault }
      {{- with $root.Values.imagePullSecrets }}
      imagePullSecrets:
        {{- toYaml . | nindent 8 }}
      {{- end }}
      containers:
        - name: {{ .name }}
          image: {{ include "originseal.image" (list $root .service) | quote }}
          imagePullPolicy: {{ include "originseal.pullPolicy" (list $root .service) }}
          {{- .container | nindent 10 }}
          securityContext:
            allowPrivilegeEscalation: false
            readOnlyRootFilesystem: true
            capabilities: { drop: [ALL] }
          resources: { requests: { cpu: 50m, memory: 96Mi }, limits: { memory: 256Mi } }
          volumeMounts:
            - name: scratch
              mountPath: /tmp
      volumes:
        - name: scratch
          emptyDir: { sizeLimit: 16Mi }
{{- end }}
