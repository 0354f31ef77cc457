import { describe, expect, test } from "vitest";
import { at, BOX, brands, documentsOf, find, POD, podEnvironment } from "./kubernetes-documents";
import { kubernetesFaults } from "./kubernetes-schema";

const built = new Map(brands.map((brand) => [brand, documentsOf(brand)]));

test("every brand's documents are what Kubernetes takes, and nothing that it does not know", () => {
  const documents = [...built.values()].flat();
  expect(kubernetesFaults(documents)).toEqual([]);
  const spoilt = [{ readynessProbe: {} }, { resources: { requests: { cpu: {} } } }].map((change) => {
    const copy = structuredClone(find(documents, "Deployment"));
    Object.assign(at(copy, BOX) as object, change);
    return copy;
  });
  const faults = kubernetesFaults(spoilt).join();
  expect(faults).toContain("readynessProbe");
  expect(faults).toContain("requests/cpu");
});

describe.each(brands)("%s", (brand) => {
  const documents = built.get(brand) ?? [];
  const deployment = find(documents, "Deployment");

  test("has a namespace of its own, with everything in it", () => {
    const own = `kapao-${brand}`;
    expect(at(find(documents, "Namespace"), "metadata.name")).toBe(own);
    const places = documents
      .filter(({ kind }) => kind !== "Namespace")
      .map((one) => at(one, "metadata.namespace"));
    expect(new Set(places)).toEqual(new Set([own]));
  });

  test("finds its settings, its pods and its address", () => {
    const name = at(find(documents, "ConfigMap"), "metadata.name");
    expect(at(deployment, `${BOX}.envFrom.0.configMapRef.name`)).toBe(name);
    const labels = at(deployment, "spec.template.metadata.labels");
    expect(at(find(documents, "Service"), "spec.selector")).toEqual(labels);
    for (const kind of ["PodDisruptionBudget", "Deployment"])
      expect(at(find(documents, kind), "spec.selector.matchLabels")).toEqual(labels);
    expect(at(find(documents, "NetworkPolicy"), "spec.podSelector.matchLabels")).toEqual(labels);
    expect(at(find(documents, "HorizontalPodAutoscaler"), "spec.scaleTargetRef.name")).toBe(
      at(deployment, "metadata.name"),
    );
  });

  test("lets pages and files in by its address, by a controller that is maintained", () => {
    const ingresses = documents.filter(({ kind }) => kind === "Ingress");
    const host = new URL(podEnvironment(documents).PUBLIC_ORIGIN ?? "").host;
    for (const ingress of ingresses) {
      expect([at(ingress, "spec.rules.0.host"), at(ingress, "spec.tls.0.hosts.0")]).toEqual([host, host]);
      expect(at(ingress, "spec.ingressClassName")).toBe("haproxy");
      const service = at(find(documents, "Service"), "metadata.name");
      expect(at(ingress, "spec.rules.0.http.paths.0.backend.service.name")).toBe(service);
    }
    const paths = ingresses.flatMap((one) =>
      [0, 1].map((index) => at(one, `spec.rules.0.http.paths.${index}.path`)),
    );
    expect(paths.filter(Boolean).toSorted()).toEqual(["/", "/assets/", "/brand/"]);
  });

  test("gives a pod as long to stop as the server takes, and never too few pods", () => {
    const { SHUTDOWN_DRAIN = "", SHUTDOWN_GRACE = "" } = podEnvironment(documents);
    const grace = Number(at(deployment, `${POD}.terminationGracePeriodSeconds`));
    expect(grace).toBeGreaterThan(Number(SHUTDOWN_DRAIN) + Number(SHUTDOWN_GRACE));
    expect(at(deployment, "spec.strategy.rollingUpdate.maxUnavailable")).toBe(0);
    expect(at(find(documents, "PodDisruptionBudget"), "spec.maxUnavailable")).toBe(1);
  });

  test("runs as nobody, with nothing to write on", () => {
    expect(at(deployment, `${POD}.securityContext`)).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: "RuntimeDefault" },
    });
    expect(at(deployment, `${BOX}.securityContext`)).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ["ALL"] },
    });
    expect(at(deployment, `${POD}.automountServiceAccountToken`)).toBe(false);
  });
});
